import { parse } from "tldts";
import { partsOf } from "#leads/mailboxes.ts";

/**
 * Names of mail providers, under any public suffix: `gmx.de`, `yahoo.co.uk`. Their mailboxes belong to many strangers.
 */
const providers = new Set(
  `aol aon bbox bigpond bluemail bluewin btinternet comcast email fastmail free freenet gmail gmx googlemail hey hotmail
  icloud kabelmail laposte libero live mac mail mailbox me msn naver neuf numericable online orange outlook pm posteo
  proton protonmail qq rambler rocketmail seznam sfr sky skynet swissonline t-online talktalk telenet tiscali tutanota
  tuta uol verizon virgilio virginmedia vodafone voila wanadoo web wp yahoo yandex ymail zoho`.split(/\s+/),
);

/**
 * The registered domain of a mailbox, whose owner can make any number of subdomains; null if it belongs to a mail
 * provider, which has many customers.
 */
export function mailDomainOwner(mailbox: string): string | null {
  const [, host] = partsOf(mailbox.trim().toLowerCase());
  const { domain, domainWithoutSuffix } = parse(host);
  return domainWithoutSuffix !== null && providers.has(domainWithoutSuffix) ? null : (domain ?? host);
}
