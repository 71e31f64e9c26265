/** What a number begins with from abroad, and at home, by country. */
const prefixes: Readonly<Record<string, { readonly abroad: string; readonly home: string }>> = {
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

/**
 * A phone number as it is dialled from anywhere, in the groups it was typed in: `04 72 00 00 00` of France is
 * `+33 4 72 00 00 00`. Null where it is no number, or a national one of a country that is not known here.
 */
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

/** E.164: at most 15 digits, the first of which is none. */
function isDialled(number: string): boolean {
  return /^\+[1-9][\d ]*$/.test(number) && /^\d{8,15}$/.test(number.replace(/\D/g, ""));
}
