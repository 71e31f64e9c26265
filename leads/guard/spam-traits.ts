import type { Lead } from "#contract/lead/lead-fields.ts";
import { emailDomain, linkedHosts } from "#leads/guard/message-tokens.ts";
import type { SpamSignal } from "#leads/guard/signals.ts";

/** A link where none belongs. Bare domains are allowed, since a company may be named after its domain. */
const linkInName = /https?:|www\.|\S\.[a-z]{2,}\/\S/i;
const markup = /\[(?:url|link|img)\b[^\]]*\]|<a\s[^>]*href/i;
/** Link shorteners, except for shared Google Maps links, which shops do send. */
const hiddenLink =
  /\b(?:bit\.ly|tinyurl\.com|t\.me|goo\.gl(?!\/maps)|is\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at)\//i;

/** Links that do not count against a lead: its own site and two more; those to its email domain never do. */
const usualLinks = 3;
const manyLinks = 6;

/** Signals in the text that need no comparison: links, markup and shorteners. */
export function spamTraits({ name, phone, email, message }: Lead): SpamSignal[] {
  const signals: SpamSignal[] = [];
  const domain = emailDomain(email);
  const { length: count } = linkedHosts(message).filter((host) => !`.${host}`.endsWith(`.${domain}`));
  if (count >= manyLinks) signals.push("many-links");
  else if (count > usualLinks) signals.push("some-links");
  if (count > 0 && markup.test(message)) signals.push("markup");
  if ([name, phone].some((text) => linkInName.test(text))) signals.push("link-in-name");
  if (hiddenLink.test(message)) signals.push("hidden-link");
  return signals;
}
