import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import manifest from "#package.json" with { type: "json" };

interface UnpackedBrowser {
  program: string;
  /** System libraries packaged with the browser, for machines that lack them. */
  libraries: string;
  /** fontconfig files that offer one system's fonts, from the project's packages, and nothing else. */
  fontConfigurations: Record<System, string>;
}

/** Fallback fonts while the web fonts load: Arimo has Arial's metrics, as on most computers; Android has Roboto. */
export const systems = ["arimo", "roboto"] as const;

export type System = (typeof systems)[number];

const { devDependencies: packages } = manifest;
const versions = [
  packages["@sparticuz/chromium"],
  ...systems.map((system) => packages[`@fontsource/${system}`]),
];
const folder = join(import.meta.dirname, "../../.cache/browser", versions.join("-"));

/** Before a whole run: otherwise each of its workers would unpack a browser of its own. */
export default async function setUp(): Promise<void> {
  await unpackBrowser();
}

/** The browser and fonts from npm packages, unpacked once into the cache folder. */
export async function unpackBrowser(): Promise<UnpackedBrowser> {
  if (!existsSync(folder)) await unpack();
  return {
    program: join(folder, "chromium"),
    libraries: join(folder, "al2023/lib"),
    fontConfigurations: {
      arimo: join(folder, "arimo.xml"),
      roboto: join(folder, "roboto.xml"),
    },
  };
}

/** Unpacks into a temporary folder and renames it, since other test processes may do the same at once. */
async function unpack(): Promise<void> {
  // Every worker imports this file.
  const { default: sparticuz, inflate } = await import("@sparticuz/chromium");
  const unfinished = `${folder}.${randomUUID()}`;
  await mkdir(unfinished, { recursive: true });
  const own = process.env["TMPDIR"];
  // The package takes its target folder only from TMPDIR.
  process.env["TMPDIR"] = unfinished;
  try {
    await sparticuz.executablePath();
    const package_ = dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium"));
    await inflate(join(package_, "../bin/al2023.tar.br"));
  } finally {
    if (own === undefined) delete process.env["TMPDIR"];
    else process.env["TMPDIR"] = own;
  }
  await addFonts(unfinished);
  try {
    await rename(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error;
    await rm(unfinished, { recursive: true });
  }
}

/** All that the site writes, up to mathematical symbols. */
const characters = Array.from({ length: 0x2300 - 0x20 }, (_, index) =>
  String.fromCharCode(index + 0x20),
).join("");

/** Puts each system's fonts into a folder of their own. */
async function addFonts(unpacked: string): Promise<void> {
  const { default: subsetFont } = await import("subset-font");
  const { resolve } = createRequire(import.meta.url);
  for (const system of systems) {
    await mkdir(join(unpacked, system));
    for (const cut of ["400-normal", "400-italic", "700-normal", "700-italic"]) {
      const source = await readFile(resolve(`@fontsource/${system}/files/${system}-latin-${cut}.woff2`));
      const font = await subsetFont(source, characters, { targetFormat: "truetype" });
      await writeFile(join(unpacked, system, `${cut}.ttf`), font);
    }
    await writeFile(join(unpacked, `${system}.xml`), fontConfiguration(system));
  }
}

const families: Record<System, string> = { arimo: "Arimo", roboto: "Roboto" };

/** Paths in it are relative to the file. */
const fontConfiguration = (system: System) => `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">${system}</dir>
  <cachedir>${join(folder, "cache", system)}</cachedir>
  <match target="pattern">
    <edit name="family" mode="append_last" binding="strong"><string>${families[system]}</string></edit>
  </match>
</fontconfig>
`;
