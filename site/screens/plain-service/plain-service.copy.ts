import { z } from "zod";
import { perEntry } from "#contract/copy/copy-reader.ts";
import { sentence, serviceScreen, text, texts } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** Titles with a text each, as many as the service needs, each under a key of its own. */
const points = z.record(z.string(), texts("title", "text"));

const schema = serviceScreen({
  subtitle: text,
  badges: z.record(z.string(), text),
  problems: texts("title").extend({ items: points }),
  solution: texts("title", "intro").extend({ items: points }),
  method: texts("title", "intro").extend({ items: points }),
  prices: texts("title").extend({ intro: sentence }),
});

/** The copy of a service without drawings of its own. */
export const plainServiceCopy = perEntry((service) => defineSiteCopy(service, schema));
