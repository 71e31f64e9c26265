import type { Lead } from "#contact/lead.ts";
import type { SpamSignal } from "#content/facts/spam-signals.ts";

const links = /\b(?:https?:\/\/|www\.)\S+/gi;
/** Also bare hosts, which a name of a company seldom is: `Booking.com` is, with a path it is not. */
const linkInName = /https?:|www\.|\S\.[a-z]{2,}\/\S/i;
const markup = /\[(?:url|link|img)\b[^\]]*\]|<a\s[^>]*href|\[\w[^\]]*\]\(https?:/i;
const hiddenLink = /\b(?:bit\.ly|tinyurl\.com|t\.me|goo\.gl|is\.gd|cutt\.ly|rb\.gy|ow\.ly|shorturl\.at)\//i;

/** What mass mails to forms sell; words an honest customer of an agency needs too are left out. */
const spamWords =
  /\b(?:viagra|cialis|casino|slots? online|payday loans?|sugar dadd(?:y|ies)|porn|escorts?|bitcoin|crypto(?:currency)? invest\w*|forex|binary options|back-?links?|guest posts?|link insertion|domain authority|(?:first|1st) page of google|rank(?:ing)? (?:#1|number one)|email lists?|buy (?:followers|likes|traffic)|(?:your|the) website'?s? (?:ranking|traffic) (?:is|could))\b/i;

/** Links a lead may hold before they count: the own site and two one likes. */
const usualLinks = 3;
const manyLinks = 6;

/** What the words of a lead have in common with the spam that forms get. */
export function spamTraits({ name, company, phone, message }: Lead): SpamSignal[] {
  const found: SpamSignal[] = [];
  const count = message.match(links)?.length ?? 0;
  if (count >= manyLinks) found.push("many-links");
  else if (count > usualLinks) found.push("some-links");
  if (markup.test(message)) found.push("markup");
  if ([name, company, phone].some((text) => linkInName.test(text))) found.push("link-in-name");
  if (hiddenLink.test(message)) found.push("hidden-link");
  if (spamWords.test(message)) found.push("spam-words");
  return found;
}
