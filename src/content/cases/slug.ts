/** Letters that decomposing leaves as they are, or that a reader of the language spells otherwise. */
const spelled: Readonly<Record<string, string>> = {
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

/**
 * The slug of a title: lowercase, every run of characters that are no letters or digits one hyphen, none at
 * the ends. Addresses stay ASCII: umlauts and ligatures are spelled out (`ä` -> `ae`), accents are left off.
 */
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
