import type { Lead } from "#contract/lead-fields.ts";
import { emailDomain, linkedHosts } from "#leads/guard/linked-hosts.ts";
import { actsIn } from "#leads/guard/message-acts.ts";
import { messageLanguage } from "#leads/guard/message-language.ts";

export type ClassifierInput = Pick<Lead, "name" | "company" | "email" | "phone" | "message">;

/** Words are cut to this length, so that `ranking` and `rankings` count as one. */
const stem = 6;

/** Dialling codes of the agency's clients: France, Switzerland, Germany and their neighbours. */
const nearby = /^(?:\+|00)(?:33|41|49|43|44|353|32|352|31|39|34|262|590|594|596|383)/;

/** A lead's word stems, each once, and features, which begin with `#`; nothing that identifies a person. */
export function tokensOf(
  { name, company, email, phone, message }: ClassifierInput,
  language: string,
): string[] {
  const plain = message.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const words = (plain.match(/\p{L}{2,}/gu) ?? []).map((word) => word.slice(0, stem));
  const written = messageLanguage(message);
  const domain = emailDomain(email);
  const hosts = linkedHosts(message);
  const features: [name: string, isPresent: boolean][] = [
    ["#english-elsewhere", written === "en" && language !== "en"],
    ["#other-script", /\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Arabic}/u.test(message)],
    ["#link", hosts.length > 0],
    ["#own-link", hosts.some((host) => host === domain || host === `www.${domain}`)],
    ["#markup", /\[(?:url|link)\b|<a\s/i.test(message)],
    ["#far-phone", /^(?:\+|00)/.test(phone) && !nearby.test(phone)],
    ["#odd-phone", /^[1-9]\d+$/.test(phone)],
    ["#one-name", name.trim().toLowerCase() === company.trim().toLowerCase()],
    // Robots try a form out with them; iPhone, McDonald and JavaScript have fewer.
    ["#random-capitals", /(?:\p{Ll}+\p{Lu}+){3}/u.test(`${name} ${message}`)],
    ["#google", /^google$/i.test(company.trim())],
    ["#price", /\d\s?(?:€|\$|£|eur|euros?|usd|dollars?)\b|[$€£]\s?\d/i.test(message)],
    ["#percent", /\d\s?%/.test(message)],
    ["#question", message.includes("?")],
    ["#exclamation", message.includes("!")],
  ];
  return [
    ...new Set([
      ...words,
      ...actsIn(plain),
      ...features.filter(([, isPresent]) => isPresent).map(([name]) => name),
    ]),
  ];
}
