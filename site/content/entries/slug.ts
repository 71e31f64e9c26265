/** Letters that Unicode decomposition leaves unchanged, or that are spelled differently in ASCII. */
const spelled: Record<string, string> = {
  ä: "ae",
  ö: "oe",
  ü: "ue",
  ß: "ss",
  œ: "oe",
  æ: "ae",
  ø: "o",
  ł: "l",
  đ: "d",
};

/** Slug of a title, in ASCII: umlauts and ligatures are spelled out (`ä` -> `ae`), accents are dropped. */
export function slugOf(title: string): string {
  return title
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüßœæøłđ]/g, (letter) => spelled[letter] ?? letter)
    .normalize("NFKD")
    .replace(/\p{Mark}+/gu, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-|-$/g, "");
}
