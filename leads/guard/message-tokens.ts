import type { Lead } from "#contract/lead/lead-fields.ts";
import { actsIn } from "#leads/guard/message-acts.ts";

export type ClassifierInput = Pick<Lead, "name" | "company" | "email" | "phone" | "message">;

/** Words are cut to this length, so that `ranking` and `rankings` count as one. */
const stemLength = 6;

/** Dialling codes of France, Switzerland, Germany and their neighbours, where the agency's clients are. */
const nearbyPhone = /^(?:\+|00)(?:33|41|49|43|44|353|32|352|31|39|34|262|590|594|596|383)/;

/** The word stems and features of a lead, each once. Features begin with `#`. No token identifies a person. */
export function tokensOf(
  { name, company, email, phone, message }: ClassifierInput,
  language: string,
): string[] {
  const plain = message.normalize("NFKD").toLowerCase().replace(/\p{M}/gu, "");
  const words = (plain.match(/\p{L}{2,}/gu) ?? []).map((word) => word.slice(0, stemLength));
  const textLanguage = messageLanguage(message);
  const domain = emailDomain(email);
  const hosts = linkedHosts(message);
  const features: [name: string, isPresent: boolean][] = [
    ["#english-elsewhere", textLanguage === "en" && language !== "en"],
    ["#other-script", /\p{Script=Cyrillic}|\p{Script=Han}|\p{Script=Arabic}/u.test(message)],
    ["#link", hosts.length > 0],
    ["#own-link", hosts.some((host) => host === domain || host === `www.${domain}`)],
    ["#markup", /\[(?:url|link)\b|<a\s/i.test(message)],
    ["#far-phone", /^(?:\+|00)/.test(phone) && !nearbyPhone.test(phone)],
    ["#odd-phone", /^[1-9]\d+$/.test(phone)],
    ["#one-name", name.trim().toLowerCase() === company.trim().toLowerCase()],
    // Robots test forms with such texts; iPhone, McDonald and JavaScript have fewer capitals.
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

/** Function words that occur in almost every sentence of a language and hardly ever in other languages. */
const smallWords: Record<string, Set<string>> = {
  fr: new Set(
    "le la les des une nous vous je est et pour que qui dans avec sur pas mon notre votre ou aux du ce sont il".split(
      " ",
    ),
  ),
  en: new Set(
    "the and you your for is are we our to of with that can have it my at be or from how would this".split(
      " ",
    ),
  ),
  de: new Set(
    "der die das und ist wir sie ich für mit nicht ein eine den von auf zu unsere ihre kann es im uns oder".split(
      " ",
    ),
  ),
};

const minSmallWords = 2;

/** Detects the language of a text; null if the text is too short or in none of these languages. */
export function messageLanguage(text: string): string | null {
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counts = Object.entries(smallWords).map(
    ([language, small]) => [language, words.filter((word) => small.has(word)).length] as const,
  );
  const [first, second] = counts.toSorted(([, a], [, b]) => b - a);
  if (!first || first[1] < minSmallWords || first[1] === second?.[1]) return null;
  return first[0];
}

const links = /\b(?:https?:\/\/|www\.)([^\s/"'<>[\]]+)/gi;

/** Hosts of the links in a message, in lower case. Links that begin with `www.` count without it. */
export function linkedHosts(message: string): string[] {
  return [...message.matchAll(links)].map(([, host = ""]) => host.toLowerCase());
}

export function emailDomain(email: string): string {
  return email.slice(email.lastIndexOf("@") + 1).toLowerCase();
}
