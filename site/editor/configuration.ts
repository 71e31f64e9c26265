import { globSync, readFileSync } from "node:fs";
import { basename } from "node:path";
import { isMap, isScalar, parseDocument } from "yaml";
import { yamlIn } from "#contract/copy/read-file.ts";
import { currencies, knownCurrencies } from "#contract/facts/currencies.ts";
import { site } from "#contract/facts/site.ts";
import { defaultLanguage, languages } from "#contract/languages.ts";
import { screens } from "#contract/routes.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { entryKey, entryValue, type Field, type Written, wholeFile } from "#site/editor/format.ts";
import { labels } from "#site/editor/labels.ts";
import { entryShapes, factShapes, legalShape, type Shape, shapeOf, wordShapes } from "#site/editor/shapes.ts";

/** What a field is made from. */
interface Origin {
  shape: Shape;
  isRequired: boolean;
  /** Values that the site has there, which say how long its texts are and in which order they stand. */
  seen: unknown[];
  /** The YAML there, whose comments explain it. */
  node?: unknown;
  isTranslated: boolean;
}

/** A field of the editor, as Sveltia CMS wants it. */
type Option = Field & { label: string; hint?: string; i18n?: boolean; [option: string]: unknown };

/** A collection of the editor, as Sveltia CMS wants it. */
interface Collection {
  name: string;
  label: string;
  [option: string]: unknown;
}

/** Everything that the editor is told: where changes go, and a field for each key of the site's shapes. */
export function editorConfiguration() {
  const { service, repository, address } = site.editor;
  const host = address && {
    base_url: address,
    api_root: `${address}/api/${service === "gitlab" ? "v4" : "v1"}`,
  };
  return {
    load_config_file: false,
    app_title: site.brand,
    // Without a repository there is only the folder on this machine; of the three, Gitea asks nobody how it is.
    backend: repository
      ? { name: service, repo: repository, auth_methods: ["token"], ...host }
      : { name: "gitea", repo: "local/site", app_id: "none" },
    media_folder: `${siteFolder}/public`,
    public_folder: "/",
    // The other pane has another language; the page itself is one click away.
    editor: { preview: false },
    i18n: {
      structure: "multiple_files",
      locales: languages,
      default_locale: defaultLanguage,
      omit_default_locale_from_preview_path: true,
    },
    collections: [pages(), ...entries(), legal(), facts()],
  };
}

function pages(): Collection {
  const files = wordShapes.map(([file, schemas]) => {
    const shape = schemas.map(shapeOf).reduce(withBoth);
    return {
      ...fileOf(file, { shape, isTranslated: true }),
      i18n: true,
      ...(shape.properties?.["address"] && { preview_path: "{{locale}}/{{fields.address}}" }),
    };
  });
  // In the order of the site’s list of pages; then what several pages share.
  const place = ({ name }: { name: string }) => (name in screens ? Object.keys(screens).indexOf(name) : 99);
  return {
    name: "pages",
    label: "Words of the pages",
    i18n: true,
    files: files.toSorted((one, other) => place(one) - place(other) || byLabel(one, other)),
  };
}

function facts(): Collection {
  const files = factShapes.map(([name, schema]) =>
    fileOf(`${siteFolder}/${name}`, { shape: shapeOf(schema), isTranslated: false }),
  );
  const redirects = { type: "object", additionalProperties: { type: "string" } };
  files.push(fileOf(`${siteFolder}/redirects.yaml`, { shape: redirects, isTranslated: false }));
  const shown = files.filter(({ fields }) => fields.length > 0);
  return { name: "facts", label: "Facts and settings", files: shown.toSorted(byLabel) };
}

function legal(): Collection {
  const files = globSync(`${siteFolder}/legal/*/text.${defaultLanguage}.md`).map((file) => ({
    ...fileOf(file.replace(`${defaultLanguage}.md`, "{{locale}}.md"), {
      shape: legalShape,
      isTranslated: true,
    }),
    i18n: true,
  }));
  return { name: "legal", label: "Legal texts", i18n: true, files: files.toSorted(byLabel) };
}

/** What has a folder each: its words in each language, and its facts. */
function entries(): Collection[] {
  return Object.entries(entryShapes).flatMap(([kind, { words, facts, extension }]) => [
    {
      ...entryOf(kind, `text.${defaultLanguage}.${extension}`, shapeOf(words), true),
      name: kind,
      label: labelOf(kind),
      path: "{{slug}}/text",
      i18n: true,
    },
    ...Object.entries(facts).map(([name, schema]) => ({
      ...entryOf(kind, `${name}.yaml`, shapeOf(schema), false),
      name: `${kind}-${name}`,
      label: `${labelOf(kind)}: ${labelOf(name).toLowerCase()}`,
      path: `{{slug}}/${name}`,
    })),
  ]);
}

function entryOf(kind: string, name: string, shape: Shape, isTranslated: boolean) {
  const files = globSync(`${siteFolder}/${kind}/*/${name}`).map(readYaml);
  const fields = fieldsOf({ shape, isRequired: true, seen: files.map(({ data }) => data), isTranslated });
  const isText = name.endsWith(".md");
  return {
    folder: `${siteFolder}/${kind}`,
    create: true,
    // The name of its folder, which is asked for where the entry is made.
    slug: { editable: ["create"] },
    identifier_field:
      fields.find(({ name }) => /^(title|name|role|client|category)$/.test(name))?.name ?? fields[0]?.name,
    summary: "{{slug}}",
    extension: name.split(".").at(-1),
    media_folder: "",
    public_folder: ".",
    fields: isText ? [...fields, body] : fields,
  };
}

function fileOf(file: string, { shape, isTranslated }: Pick<Origin, "shape" | "isTranslated">) {
  const { data, contents, comment } = readYaml(file.replace("{{locale}}", defaultLanguage));
  const name = file.endsWith(".md")
    ? basename(file.replace("/text.{{locale}}", ""), ".md")
    : basename(file, ".yaml");
  const fields = fieldsOf({ shape, isRequired: true, seen: [data], node: contents, isTranslated });
  const [first, ...others] = fields;
  // The comment at the head of the file is shown above its first field.
  const explained = first
    ? [{ ...first, ...(comment && { comment: comment.replaceAll(/\n ?/g, " ").trim() }) }]
    : [];
  return {
    name,
    label: labelOf(name),
    file,
    extension: file.split(".").at(-1),
    fields: [...explained, ...others, ...(file.endsWith(".md") ? [body] : [])],
  };
}

const body = { name: "body", label: labels["body"] ?? "", widget: "markdown", modes: ["raw"], i18n: true };

function readYaml(file: string) {
  const document = parseDocument(yamlIn(readFileSync(file, "utf8")));
  return { data: document.toJS() as unknown, contents: document.contents, comment: document.commentBefore };
}

/** The fields of a file: one for each key, or a single one where it is no object. */
function fieldsOf(origin: Origin): Field[] {
  if (origin.shape.properties) return keyFields(origin);
  const field = fieldOf(wholeFile, origin);
  return field ? [field] : [];
}

function keyFields({ shape, seen, node, isTranslated }: Origin): Field[] {
  const order = Object.keys(Object(seen[0]));
  const place = (key: string) => (order.includes(key) ? order.indexOf(key) : order.length);
  return Object.entries(shape.properties ?? {})
    .filter(
      ([key]) =>
        !knownCurrencies.some((currency) => currency === key) ||
        currencies.some((currency) => currency === key),
    )
    .toSorted(([one], [other]) => place(one) - place(other))
    .flatMap(([key, inner]) => {
      const pair = isMap(node)
        ? node.items.find(({ key: found }) => isScalar(found) && found.value === key)
        : undefined;
      const field = fieldOf(key, {
        shape: inner,
        isRequired: shape.required?.includes(key) ?? false,
        seen: seen.map((value) => Object(value)[key]).filter((value) => value !== undefined),
        node: pair?.value,
        isTranslated,
      });
      const comment = isScalar(pair?.key) ? pair.key.commentBefore : undefined;
      return field ? [{ ...field, ...(comment && { hint: comment.replaceAll(/\n? /g, " ").trim() }) }] : [];
    });
}

/** The field of a value; null where the editor has none that would fit. */
function fieldOf(name: string, origin: Origin): Option | null {
  const { shape, isRequired, seen, node, isTranslated } = origin;
  const [first = {}, ...others] = (shape.anyOf ?? [shape]).filter(({ type }) => type !== "null");
  const common: Option = {
    name,
    label: labelOf(name),
    widget: "string",
    required: isRequired && first === shape,
    ...(isTranslated && { i18n: true }),
    ...(shape.description && { hint: shape.description }),
  };
  const written = (kind: Written) => ({ written: kind });
  const inner = (shape: Shape, values: unknown[]) => ({
    ...origin,
    shape,
    isRequired: true,
    seen: values,
    node: undefined,
  });
  const [other] = others;
  if (other?.type === "array" && other.items)
    return {
      ...fieldOf(name, { ...origin, shape: other, seen: seen.flat() }),
      ...common,
      ...written("one"),
    } as Option;
  if (other?.type === "object" && first.type === "string") {
    const fields = languages.flatMap((language) => fieldOf(language, inner(first, [])) ?? []);
    return { ...common, widget: "object", fields, ...written("same") };
  }
  if (other?.type === "object") {
    const shapes = [first, ...others].reduce(withBoth);
    return fieldOf(name, { ...origin, shape: { ...shapes, required: [] } });
  }
  if (first.properties)
    return { ...common, widget: "object", fields: keyFields({ ...origin, shape: first, node }) };
  if (typeof first.additionalProperties === "object" && first.additionalProperties.type) {
    const entry = first.additionalProperties;
    const values = seen.flatMap((value) => Object.values(Object(value)));
    const key = {
      name: entryKey,
      label: labelOf(entryKey),
      widget: "string",
      ...(isTranslated && { i18n: true }),
    };
    const fields = entry.properties
      ? keyFields(inner(entry, values))
      : [fieldOf(entryValue, inner(entry, values))].flatMap((field) => field ?? []);
    return {
      ...common,
      widget: "list",
      collapsed: true,
      summary: `{{fields.${entryKey}}}`,
      fields: [key, ...fields],
      ...written("keyed"),
    };
  }
  const isList = first.type === "string" && seen.some((value) => Array.isArray(value));
  const item = isList ? { type: "string" } : (first.items ?? first.prefixItems?.[0]);
  if (item) {
    const values = seen.flat();
    if (item.properties)
      return { ...common, widget: "list", collapsed: true, fields: keyFields(inner(item, values)) };
    const field = fieldOf("item", inner(item, values));
    return field && { ...common, widget: "list", field };
  }
  return scalarField(common, first, seen, shape !== first);
}

function scalarField(common: Option, shape: Shape, seen: unknown[], isNullable: boolean): Option | null {
  const { type, minLength, maxLength, minimum, maximum } = shape;
  if (shape.enum) return { ...common, widget: "select", options: shape.enum };
  const always = common.required === true && { written: "empty" as const };
  if (type === "boolean") return { ...common, widget: "boolean", required: false, ...always };
  if (type === "number" || type === "integer") {
    const whole = type === "integer";
    // JSON Schema has the limits of safe integers for every whole number.
    const limits = { min: minimum, max: Math.abs(maximum ?? 0) < 2 ** 50 ? maximum : undefined };
    return {
      ...common,
      widget: "number",
      value_type: whole ? "int" : "float",
      step: whole ? 1 : 0.01,
      ...limits,
    };
  }
  if (type !== "string") return null;
  const isLong = seen.some((value) => String(value).length > 60);
  const lengths = [
    minLength && minLength > 1 && `at least ${minLength}`,
    maxLength && `at most ${maxLength}`,
  ];
  const names = seen.flatMap((value) => String(value).match(/\{[\w.]+\}/g) ?? []);
  const hints = [
    common["hint"],
    lengths.some(Boolean) && `${lengths.filter(Boolean).join(", ")} characters`,
    names.length > 0 && `In braces stand facts: ${[...new Set(names)].slice(0, 12).join(", ")}`,
  ].filter(Boolean);
  const required = common.required === true && (minLength ?? 0) > 0;
  return {
    ...common,
    widget: isLong ? "text" : "string",
    required,
    ...(minLength && minLength > 1 && { minlength: minLength }),
    ...(maxLength && { maxlength: maxLength }),
    ...(hints.length > 0 && { hint: hints.join(". ") }),
    ...always,
    ...(isNullable && { written: "null" as const }),
  };
}

/** A shape with the keys of two. */
function withBoth(one: Shape, other: Shape): Shape {
  if (!one.properties || !other.properties) return one;
  const properties = { ...one.properties };
  for (const [key, shape] of Object.entries(other.properties))
    properties[key] = properties[key] ? withBoth(properties[key], shape) : shape;
  return { ...one, properties, required: [...(one.required ?? []), ...(other.required ?? [])] };
}

/** A key as people write it: `meetingMinutes`, “Meeting minutes”. */
function labelOf(key: string): string {
  const words = key
    .replaceAll("-", " ")
    .replace(/([a-z\d])([A-Z])/g, (_, end, start) => `${end} ${start.toLowerCase()}`);
  return labels[key] ?? words.charAt(0).toUpperCase() + words.slice(1);
}

function byLabel(one: { label: string }, other: { label: string }): number {
  return one.label.localeCompare(other.label, "en");
}
