import { texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** Copy around the legal texts; the texts themselves are in `legal`. */
export const legalCopy = defineSiteCopy("legal", texts("updated", "publisher", "seat", "contact", "others"));
