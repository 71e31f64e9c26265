import { globSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

const root = join(import.meta.dirname, "../..");

/** Every class and animation of a style sheet of its own, in an order that is the same in every build. */
const names = globSync("src/**/*.module.css", { cwd: root })
  .sort()
  .flatMap((sheet) => {
    const found = readFileSync(join(root, sheet), "utf8").matchAll(/(?:\.|@keyframes\s+)([a-z][\w-]*)/gi);
    return [...new Set(Array.from(found, ([, name = ""]) => `${sheet} ${name}`))];
  });

/** The number that replaces a name, in base 36: hashes, of which a page has a hundred, do not compress. */
export function shortName(name: string, sheet: string): string {
  const key = `${relative(root, sheet)} ${name}`;
  if (!names.includes(key)) names.push(key);
  const number = names.indexOf(key);
  // Numbers begin where base 36 begins with a letter.
  const [twoDigits, threeDigits] = [0xa * 36, 0xa * 36 ** 2];
  return (number < 26 * 36 ? twoDigits + number : threeDigits + number).toString(36);
}
