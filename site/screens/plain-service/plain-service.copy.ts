import { z } from "zod";
import { perEntry } from "#contract/copy/copy-reader.ts";
import { sentence, serviceScreen, text, titled } from "#contract/copy/copy-schema.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

/** Titles with a text each, as many as the service needs, each under a key of its own. */
const points = z.record(z.string(), titled("text"));

const schema = serviceScreen({
  subtitle: text,
  badges: z.record(z.string(), text),
  problems: titled().extend({ items: points }),
  solution: titled("intro").extend({ items: points }),
  method: titled("intro").extend({ items: points }),
  prices: titled().extend({ intro: sentence }),
});

/** The copy of a service without drawings of its own. */
export const plainServiceCopy = perEntry((service) => defineSiteCopy(service, schema));
