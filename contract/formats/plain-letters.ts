/** Letters that Unicode does not take apart, as people write them who lack them on their keyboard. */
const letters: Record<string, string> = {
  ß: "ss",
  œ: "oe",
  æ: "ae",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ŧ: "t",
  ı: "i",
};

const special = new RegExp(`[${Object.keys(letters).join("")}]`, "g");

/** Without case and accents, so that `Łukasz`, `lukasz` and `LUKASZ` are one word. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/\p{M}/gu, "")
    .toLowerCase()
    .replace(special, (letter) => letters[letter] ?? letter);
}
