import type { Lead } from "#contact/lead.ts";
import type { SpamSignal } from "#content/facts/spam-signals.ts";

const links = /\b(?:https?:\/\/|www\.)([^\s/]+)/gi;
/** A link where none belongs; a company may well be called by its address. */
const linkInName = /https?:|www\.|\S\.[a-z]{2,}\/\S/i;
const markup = /\[(?:url|link|img)\b[^\]]*\]|<a\s[^>]*href/i;
/** Shorteners; a map that is shared by one is what a shop sends. */
const hiddenLink =
  /\b(?:bit\.ly|tinyurl\.com|t\.me|goo\.gl(?!\/maps)|is\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at)\//i;

/** Links a lead may hold before they count: the own site and two one likes. Those to its own mail domain never do. */
const usualLinks = 3;
const manyLinks = 6;

/** What the form of a lead has in common with the spam that forms get, whatever its words. */
export function spamTraits({ name, phone, email, message }: Lead): SpamSignal[] {
  const found: SpamSignal[] = [];
  const domain = email.slice(email.lastIndexOf("@") + 1).toLowerCase();
  const count = [...message.matchAll(links)].filter(
    ([, host = ""]) => !`.${host.toLowerCase()}`.endsWith(`.${domain}`),
  ).length;
  if (count >= manyLinks) found.push("many-links");
  else if (count > usualLinks) found.push("some-links");
  if (markup.test(message)) found.push("markup");
  if ([name, phone].some((text) => linkInName.test(text))) found.push("link-in-name");
  if (hiddenLink.test(message)) found.push("hidden-link");
  return found;
}
