import { globSync } from "node:fs";
import { sep } from "node:path";
import type { Plugin } from "vite";

/**
 * Short names for the classes of CSS modules in built pages, such as `_ab3`: two letters for the style
 * sheet, a number for the class in it. They stand in every page's styles and markup, and hashes do not
 * compress. In development the names stay readable.
 */
export function classNames(): Plugin {
  return {
    name: "class-names",
    config: (_config, { command }) =>
      command === "build" ? { css: { modules: { generateScopedName: shortNames() } } } : {},
  };
}

/** Names depend on the style sheets alone: pages and scripts are built apart and must agree. */
export function shortNames(sheets: readonly string[] = styleSheets()) {
  const classes = new Map<string, Map<string, number>>();
  return (name: string, file: string): string => {
    const sheet = sheets.findIndex((path) => file.split(sep).join("/").endsWith(`/${path}`));
    if (sheet === -1) throw new Error(`${file} is no style sheet of src`);
    const numbers = classes.get(file) ?? new Map<string, number>();
    classes.set(file, numbers);
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return `_${letter(sheet / letters.length)}${letter(sheet % letters.length)}${number}`;
  };
}

const letters = "abcdefghijklmnopqrstuvwxyz";

function letter(position: number): string {
  const found = letters[Math.floor(position)];
  if (found === undefined) throw new Error("more style sheets than two letters name");
  return found;
}

function styleSheets(): string[] {
  return globSync("src/**/*.module.css")
    .map((path) => path.split(sep).join("/"))
    .sort();
}
