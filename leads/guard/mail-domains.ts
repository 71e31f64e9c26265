import { partsOf } from "#leads/mailboxes.ts";

/** Names of providers whose domains belong to many strangers, under whatever ending: `gmx.de`, `yahoo.co.uk`. */
const providers = new Set(
  `aol aon bbox bigpond bluemail bluewin btinternet comcast email fastmail free freenet gmail gmx googlemail hey hotmail
  icloud kabelmail laposte libero live mac mail mailbox me msn naver neuf numericable online orange outlook pm posteo
  proton protonmail qq rambler rocketmail seznam sfr sky skynet swissonline t-online talktalk telenet tiscali tutanota
  tuta uol verizon virgilio virginmedia vodafone voila wanadoo web wp yahoo yandex ymail zoho`.split(/\s+/),
);

/** What providers' domains end in. */
const endings = /^(com|net|org|(co\.|com\.)?[a-z]{2})$/;

/**
 * Who owns the domain of an address: its last two names, or three below an ending such as `co.uk`, since whoever owns them
 * can make as many subdomains as they like; null for a mail provider's.
 */
export function mailDomainOwner(email: string): string | null {
  const [, domain] = partsOf(email.trim().toLowerCase());
  const names = domain.split(".");
  const isBelowCountry = (names.at(-1) ?? "").length === 2 && (names.at(-2) ?? "").length <= 3;
  const owned = names.slice(isBelowCountry ? -3 : -2);
  const [name = "", ...ending] = owned;
  return providers.has(name) && endings.test(ending.join(".")) ? null : owned.join(".");
}
