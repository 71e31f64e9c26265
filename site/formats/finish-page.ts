import { keepTogether } from "#contract/formats/no-break.ts";
import { everyAmount, firstAmounts } from "#site/formats/written-amounts.ts";

/** The page as it is sent: its prices in every currency, and what a line must not part in one piece. */
export function finishPage(html: string): string {
  return html.replace(parts, (part) =>
    part.startsWith("<") ? firstAmounts(part) : everyAmount(keepTogether(part)),
  );
}

/** Elements are only allowed between tags; elsewhere, and in what a script renders again, text stays plain. */
const parts =
  /<(head|script|style|select|textarea|svg|code|astro-island)\b.*?<\/\1>|<\/?[a-z](?:"[^"]*"|'[^']*'|[^"'>])*>|[^<]+/gs;
