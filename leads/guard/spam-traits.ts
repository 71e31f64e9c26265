import type { Lead } from "#contract/lead/lead-fields.ts";
import { emailDomain, linkedHosts } from "#leads/guard/message-tokens.ts";
import type { SpamSignal } from "#leads/guard/signals.ts";

/** A link where none belongs. Bare domains are no links here, since a company may be named after its domain. */
const linkInName = /https?:|www\.|\S\.[a-z]{2,}\/\S/i;
const markup = /\[(?:url|link|img)\b[^\]]*\]|<a\s[^>]*href/i;
/** Link shorteners, but not those of Google Maps, which shops do send. */
const shortenedLink =
  /\b(?:bit\.ly|tinyurl\.com|t\.me|goo\.gl(?!\/maps)|is\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at)\//i;

/**
 * How many links do not count against a lead: to its own site and two others. Links to its email domain never count.
 */
const usualLinks = 3;
const manyLinks = 6;

/** Signals of the text alone: links, markup and link shorteners. */
export function spamTraits({ name, phone, email, message }: Lead): SpamSignal[] {
  const signals: SpamSignal[] = [];
  const domain = emailDomain(email);
  const { length: count } = linkedHosts(message).filter((host) => !`.${host}`.endsWith(`.${domain}`));
  if (count >= manyLinks) signals.push("many-links");
  else if (count > usualLinks) signals.push("some-links");
  if (count > 0 && markup.test(message)) signals.push("markup");
  if ([name, phone].some((text) => linkInName.test(text))) signals.push("link-in-name");
  if (shortenedLink.test(message)) signals.push("hidden-link");
  return signals;
}
