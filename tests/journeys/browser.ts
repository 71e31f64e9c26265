import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import sparticuz, { inflate } from "@sparticuz/chromium";
import { type Browser, chromium } from "playwright-core";
import subsetFont from "subset-font";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** A headless Chromium: the one CHROMIUM_PATH names, or the one the project brings; `switches` are added to its own. */
export async function launchBrowser(switches: readonly string[] = []): Promise<Browser> {
  const args = [...quiet, ...switches];
  const own = process.env["CHROMIUM_PATH"];
  if (own) return chromium.launch({ executablePath: own, args });
  const executablePath = await sparticuz.executablePath();
  return chromium.launch({ executablePath, args, env: await libraries() });
}

/** Arial's metric twin, since the browser's own fonts hold no face that real devices have. */
async function addFont(folder: string): Promise<void> {
  const source = createRequire(import.meta.url).resolve(
    "@fontsource/arimo/files/arimo-latin-700-normal.woff2",
  );
  const latin = Array.from({ length: 0x180 }, (_, code) => String.fromCharCode(code)).join("");
  const font = await subsetFont(await readFile(source), `${latin}’‘“”„–…\u202f`, {
    targetFormat: "truetype",
  });
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, "arimo-bold.ttf"), font);
}

/** The system libraries and fonts that come with the browser, for machines without their own. */
async function libraries(): Promise<Record<string, string>> {
  const packaged = dirname(createRequire(import.meta.url).resolve("@sparticuz/chromium"));
  const unpacked = await inflate(join(packaged, "..", "bin", "al2023.tar.br"));
  await addFont(join(tmpdir(), "fonts", "fonts"));
  const environment: Record<string, string> = {};
  for (const [name, value] of Object.entries(process.env)) if (value !== undefined) environment[name] = value;
  return {
    ...environment,
    LD_LIBRARY_PATH: join(unpacked, "lib"),
    FONTCONFIG_PATH: join(tmpdir(), "fonts"),
  };
}
