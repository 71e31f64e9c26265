import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isSample } from "#data/contract/reader/site-folder.ts";
import { factShapes } from "#site/editor/fact-shapes.ts";
import { withBoth } from "#site/editor/fields.ts";
import { labelOf } from "#site/editor/labels.ts";
import { entryShapes, type Shape, shapeOf, wordShapes } from "#site/editor/shapes.ts";

/** A JSON Schema for each kind of YAML file, by the files of any site that it holds for. */
export const schemas = new Map<string, Shape>([
  ...wordShapes
    .filter(([file]) => file.endsWith(".yaml"))
    .map(([file, found]) => [ofAnySite(file), found.map(shapeOf).reduce(withBoth)] as const),
  ...factShapes.map(([file, found]) => [`**/${file}`, shapeOf(found)] as const),
  ...Object.entries(entryShapes).flatMap(([kind, { copy, extension, facts }]) => [
    ...(extension === "yaml" ? [[`**/${kind}/*/text.*.yaml`, shapeOf(copy)] as const] : []),
    ...Object.entries(facts).map(([name, found]) => [`**/${kind}/*/${name}.yaml`, shapeOf(found)] as const),
  ]),
]);

const settingsFile = ".vscode/settings.json";

/** Where the schema for some files is written, such as `.cache/schemas/copy-home.json`. */
function schemaFile(pattern: string): string {
  const name = pattern.replace(/\.yaml$/, "").replaceAll(/[*.]/g, "");
  return `.cache/schemas/${name.split("/").filter(Boolean).join("-")}.json`;
}

/** Lets editors of code complete and explain keys: writes the schemas, and names them in their settings. */
export function writeSchemas(): void {
  mkdirSync(".cache/schemas", { recursive: true });
  for (const [pattern, schema] of schemas) writeFileSync(schemaFile(pattern), JSON.stringify(schema, titled));
  // The settings belong to the project: another site leaves them alone.
  if (!isSample) return;
  const before = readFileSync(settingsFile, "utf8");
  const patterns = Object.fromEntries(
    [...schemas.keys()].toSorted().map((pattern) => [schemaFile(pattern), pattern]),
  );
  const after = `${JSON.stringify({ ...JSON.parse(before), "yaml.schemas": patterns }, null, 2)}\n`;
  if (after !== before) writeFileSync(settingsFile, after);
}

/** Gives each key its label, which editors show. */
function titled(key: string, value: unknown): unknown {
  if (key !== "properties") return value;
  return Object.fromEntries(
    Object.entries(Object(value)).map(([name, shape]) => [name, { title: labelOf(name), ...Object(shape) }]),
  );
}

function ofAnySite(file: string): string {
  return file.replace(/^.*\/copy\/\{\{locale\}\}/, "**/copy/*");
}
