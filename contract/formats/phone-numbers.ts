/** Country codes and national trunk prefixes, by country. */
const prefixes: Record<string, { abroad: string; home: string }> = {
  AT: { abroad: "43", home: "0" },
  BE: { abroad: "32", home: "0" },
  CA: { abroad: "1", home: "" },
  CH: { abroad: "41", home: "0" },
  DE: { abroad: "49", home: "0" },
  ES: { abroad: "34", home: "" },
  FR: { abroad: "33", home: "0" },
  GB: { abroad: "44", home: "0" },
  IE: { abroad: "353", home: "0" },
  IT: { abroad: "39", home: "" },
  LI: { abroad: "423", home: "" },
  LU: { abroad: "352", home: "" },
  NL: { abroad: "31", home: "0" },
  PT: { abroad: "351", home: "" },
  US: { abroad: "1", home: "" },
  XK: { abroad: "383", home: "0" },
};

/** A number in international format with its grouping; null if it is none, or a national one of an unknown country. */
export function internationalPhone(typed: string, country: string): string | null {
  const number = typed
    .replace(/[()./\u00a0\u202f-]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  const full = number.replace(/^00 ?/, "+");
  if (full.startsWith("+")) return isDialled(full) ? full : null;
  const known = prefixes[country];
  if (!known?.abroad || !full.startsWith(known.home)) return null;
  const international = `+${known.abroad} ${full.slice(known.home.length).trim()}`;
  return isDialled(international) ? international : null;
}

/** The digits that all spellings of a number share: those after the country's code and the leading zero. */
export function nationalDigits(typed: string): string {
  const digits = typed.replace(/\D/g, "");
  const isInternational = typed.trim().startsWith("+") || digits.startsWith("00");
  const full = digits.replace(/^00/, "");
  const codes = isInternational ? Object.values(prefixes).map(({ abroad }) => abroad) : [];
  const code = codes.find((known) => full.startsWith(known)) ?? "";
  return full.slice(code.length).replace(/^0+/, "");
}

/** E.164: at most 15 digits, the first of them not zero; the shortest of these countries have nine. */
function isDialled(number: string): boolean {
  return /^\+[1-9][\d ]*$/.test(number) && /^\d{9,15}$/.test(number.replace(/\D/g, ""));
}
