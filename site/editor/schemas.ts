import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { isSample } from "#data/contract/reader/site-folder.ts";
import { factSchemas } from "#site/editor/fact-schemas.ts";
import { withBoth } from "#site/editor/fields.ts";
import { copySchemas, entrySchemas, type JsonSchema, jsonSchemaOf } from "#site/editor/json-schemas.ts";
import { labelOf } from "#site/editor/labels.ts";

/** A JSON Schema for each kind of YAML file, by the files of any site that it holds for. */
export const schemas = new Map<string, JsonSchema>([
  ...copySchemas
    .filter(([file]) => file.endsWith(".yaml"))
    .map(([file, found]) => [ofAnySite(file), found.map(jsonSchemaOf).reduce(withBoth)] as const),
  ...factSchemas.map(([file, found]) => [`**/${file}`, jsonSchemaOf(found)] as const),
  ...Object.entries(entrySchemas).flatMap(([kind, { copy, extension, facts }]) => [
    ...(extension === "yaml" ? [[`**/${kind}/*/text.*.yaml`, jsonSchemaOf(copy)] as const] : []),
    ...Object.entries(facts).map(
      ([name, found]) => [`**/${kind}/*/${name}.yaml`, jsonSchemaOf(found)] as const,
    ),
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
    Object.entries(Object(value)).map(([name, schema]) => [
      name,
      { title: labelOf(name), ...Object(schema) },
    ]),
  );
}

function ofAnySite(file: string): string {
  return file.replace(/^.*\/copy\/\{\{locale\}\}/, "**/copy/*");
}
