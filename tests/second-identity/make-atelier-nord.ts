import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";
import { allServices } from "#contract/facts/services.ts";
import { installFamily } from "#tests/fake-font-family.ts";
import { runInCopy } from "#tests/journeys/build-copy.ts";
import { change } from "#tests/own-entries.ts";
import { copyProject, project } from "#tests/project-copy.ts";

/** The family it is set in. */
export const typeface = "Nord Sans";

const texts = join(import.meta.dirname, "content");

/**
 * Turns a copy of this project into another agency's site, following `docs/yours.md`: Atelier Nord in Lyon, in French
 * and English, another typeface, prices in francs and euros, four services, one real case, articles (with a picture,
 * a table, code, a film, as a draft, dated ahead), open from Tuesday to Saturday, counting visits without asking, without WhatsApp and
 * without a review page.
 */
export async function makeAtelierNord(folder: string): Promise<void> {
  await copyProject(folder);
  cpSync(join(project, "tests"), join(folder, "tests"), { recursive: true });
  // Reuse the pictures both sites have in common.
  const kept = join(project, ".cache");
  if (existsSync(kept)) cpSync(kept, join(folder, ".cache"), { recursive: true });
  const at = (path: string) => join(folder, path);
  const edit = (path: string, ...edits: [from: string | RegExp, to: string][]) => {
    let text = readFileSync(at(path), "utf8");
    for (const [from, to] of edits) {
      const edited = text.replace(from, to);
      if (edited === text) throw new Error(`${path} has no ${from}`);
      text = edited;
    }
    writeFileSync(at(path), text);
  };
  const filesIn = (path: string, end: string) =>
    readdirSync(at(path), { recursive: true, encoding: "utf8" })
      .filter((file) => file.endsWith(end))
      .map((file) => join(path, file));

  // 1. Identity.
  cpSync(join(import.meta.dirname, "site.config.ts"), at("site.config.ts"));

  // 2. Colours.
  edit(
    "content/brand/tokens.css",
    [/--cobalt: #1f3fd6/, "--cobalt: #0b5d4b"],
    [/--accent-text: #1a37c0/, "--accent-text: #0b5d4b"],
    [/--cobalt: #3d5cf0/, "--cobalt: #12806a"],
    [/--accent-text: #a3b4ff/, "--accent-text: #7fd9c2"],
  );

  // 3. Another typeface.
  installFamily(folder, typeface);
  await runInCopy(folder, "tools/fonts.ts", typeface);

  // 4. Two languages: German is removed.
  edit("contract/languages.ts", [/ {2}de: \{.*\},\n/, ""]);
  rmSync(at("content/copy/de"), { recursive: true });
  for (const end of ["/de.md", "/de.yaml"]) for (const file of filesIn("content", end)) rmSync(at(file));

  // 5. Two currencies: francs replace dollars and come first.
  edit("contract/currencies.ts", [/currencies = \[.*\]/, 'currencies = ["CHF", "EUR"]']);
  for (const file of [
    "contract/facts/prices.ts",
    "contract/facts/conversion-example.ts",
    "contract/facts/packages.ts",
  ]) {
    edit(file, [/EUR: ([\d.]+), USD: [\d.]+/g, "EUR: $1, CHF: $1"]);
  }

  // 6. Four services, and no sentence with a price of the fifth.
  edit("contract/facts/services.ts", [/social: \{ offered: true/, "social: { offered: false"]);
  for (const language of ["fr", "en"]) {
    edit(`content/copy/${language}/pricing.yaml`, [/,[^,]*\{prices\.social\.small\}[^.]*/, ""]);
  }

  // 7. Its own mark as a drawing program exports it, case and articles, no trades, and the proof next to each service.
  for (const folder of ["articles", "cases", "trades"]) {
    for (const entry of readdirSync(at(`content/${folder}`), { withFileTypes: true })) {
      if (entry.isDirectory()) rmSync(at(`content/${folder}/${entry.name}`), { recursive: true });
    }
  }
  cpSync(texts, at("content"), { recursive: true });
  for (const file of [
    "articles/one-page-is-enough/counter.jpg",
    "cases/fromagerie-du-quai/cover.jpg",
    "cases/fromagerie-du-quai/before.jpg",
    "people/camille/portrait.jpg",
  ]) {
    await photograph(at(`content/${file}`));
  }
  writeFileSync(at("public/visit.mp4"), "");
  for (const language of ["fr", "en"]) {
    for (const service of allServices) {
      await change(at(`content/copy/${language}/${service}.yaml`), {
        proof: { case: "fromagerie-du-quai", metric: "orders" },
      });
    }
  }

  // 8. Promises.
  edit("contract/facts/promises.ts", [/indexedPages: \d+/, "indexedPages: 50"]);
}

/** Draws a picture with the size, the noise and the remarks of a camera's. */
async function photograph(file: string): Promise<void> {
  const noise = { type: "gaussian", mean: 128, sigma: 24 } as const;
  await sharp({ create: { width: 1800, height: 1200, channels: 3, background: "#8a6a4a", noise } })
    .blur(3)
    .withExifMerge({ IFD0: { Artist: "the photographer" } })
    .jpeg()
    .toFile(file);
}
