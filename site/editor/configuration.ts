import { existsSync, globSync, readFileSync } from "node:fs";
import { basename, extname } from "node:path";
import { parseDocument } from "yaml";
import { defaultLanguage, type Language, languages } from "#contract/languages/languages.ts";
import { yamlIn } from "#contract/reader/content-file.ts";
import { copyFileName } from "#contract/reader/copy-files.ts";
import { screens } from "#contract/routes/screens.ts";
import { copyFiles } from "#data/contract/facts/content-files.ts";
import { site } from "#data/contract/facts/site.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { largestPicture } from "#site/content/text/named-pictures.ts";
import { factSchemas } from "#site/editor/fact-schemas.ts";
import { explanation, fieldsOf, type Option, withBoth } from "#site/editor/fields.ts";
import { body, nameOf, newPicture, newPictureShows } from "#site/editor/format.ts";
import {
  copySchemas,
  entrySchemas,
  factNames,
  type JsonSchema,
  jsonSchemaOf,
  pageTextSchemas,
} from "#site/editor/json-schemas.ts";
import { labelOf } from "#site/editor/labels.ts";

/**
 * A collection of the editor, or a file of one, as Sveltia CMS wants it; the extension says how its files are written.
 */
export interface Collection {
  name: string;
  label: string;
  file?: string;
  folder?: string;
  path?: string;
  extension?: string;
  i18n?: boolean | { locales: Language[]; [option: string]: unknown };
  fields?: Option[];
  files?: Collection[];
  [option: string]: unknown;
}

/** Everything that the editor is told: where changes go, and a field for each key of the site's schemas. */
export function editorConfiguration() {
  const { service, repository, address } = site.editor;
  const api = `${address}/api/${service === "gitlab" ? "v4" : "v1"}`;
  return {
    load_config_file: false,
    app_title: site.brand,
    // Without a repository the editor works on the folder of this machine. It needs a service all the same: of the
    // three, only Gitea is not asked for its status.
    backend: repository
      ? {
          name: service,
          repo: repository,
          auth_methods: ["token"],
          ...(address && { base_url: address, api_root: api }),
        }
      : { name: "gitea", repo: "local/site", app_id: "none" },
    // Names of folders and pictures, which are addresses too.
    slug: { encoding: "ascii", clean_accents: true },
    media_folder: `${siteFolder}/public`,
    public_folder: "/",
    media_libraries: {
      default: { config: { max_file_size: largestPicture, slugify_filename: true } },
      stock_assets: { providers: [] },
    },
    // The other pane has another language; the page itself is one click away.
    editor: { preview: false },
    i18n: {
      structure: "multiple_files",
      locales: languages,
      default_locale: defaultLanguage,
    },
    collections: [pages(), ...entries(), ...pageTexts(), facts()],
  };
}

function pages(): Collection {
  const files = copySchemas.flatMap(([file, schemas]) =>
    fileOf(file, schemas.map(jsonSchemaOf).reduce(withBoth)),
  );
  // In the order of the site’s list of pages; then what several pages share.
  const order = screens.map(({ key }) => nameOf(copyFileName(key))).toReversed();
  return {
    name: "pages",
    label: labelOf("pages"),
    description: `${labelOf("factsHint")}: ${factNames.map((name) => `{${name}}`).join(", ")}`,
    i18n: true,
    files: files.toSorted((one, other) => order.indexOf(other.name) - order.indexOf(one.name)),
  };
}

/** Legal texts, and pages of the site's own. */
function pageTexts(): Collection[] {
  return Object.entries(pageTextSchemas).flatMap(([kind, schema]) => {
    const files = globSync(`${siteFolder}/${kind}/*/`)
      .map((folder) => basename(folder))
      .flatMap((key) => fileOf(`${siteFolder}/${kind}/${key}/text.{{locale}}.md`, schema, key));
    const name = kind === "pages" ? "plain-pages" : kind;
    return files.length > 0 ? [{ name, label: labelOf(name), i18n: true, files }] : [];
  });
}

function facts(): Collection {
  const redirects = { type: "object", additionalProperties: { type: "string" } };
  const files = [
    ...factSchemas
      .filter(([name]) => existsSync(`${siteFolder}/${name}`))
      .flatMap(([name, schema]) => fileOf(`${siteFolder}/${name}`, jsonSchemaOf(schema))),
    ...fileOf(`${siteFolder}/redirects.yaml`, redirects),
  ];
  const inOrder = files.toSorted((one, other) => one.label.localeCompare(other.label));
  return { name: "facts", label: labelOf("factsAndSettings"), files: inOrder };
}

/** What has a folder each: its words in each language that shows it, and its facts. */
function entries(): Collection[] {
  return Object.entries(entrySchemas).flatMap(([kind, { copy, facts, extension, page, needs }]) => {
    const shown = languages.filter((language) => copyFiles[language][needs] !== undefined);
    if (shown.length === 0) return [];
    const entry = { kind, extension: "yaml", page: `${page}/${shown[0]}`, shown };
    return [
      entryOf({ ...entry, name: "text", extension, page: `${page}/{{locale}}` }, jsonSchemaOf(copy)),
      ...Object.entries(facts).map(([name, schema]) => entryOf({ ...entry, name }, jsonSchemaOf(schema))),
    ];
  });
}

interface EntryFile {
  kind: string;
  name: string;
  extension: string;
  page: string;
  /** The languages that have pages for it. */
  shown: Language[];
}

function entryOf({ kind, name, extension, page, shown }: EntryFile, schema: JsonSchema): Collection {
  const isText = name === "text";
  const names = isText ? shown.map((language) => `text.${language}.${extension}`) : [`${name}.yaml`];
  const seen = names
    .flatMap((file) => globSync(`${siteFolder}/${kind}/*/${file}`))
    .map((path) => readYaml(path).data);
  const fields = fieldsOf({ schema, seen });
  return {
    name: isText ? kind : `${kind}-${name}`,
    label: isText ? labelOf(kind) : `${labelOf(kind)} – ${labelOf(name)}`,
    folder: `${siteFolder}/${kind}`,
    path: `{{slug}}/${name}`,
    extension,
    create: true,
    slug: { editable: ["create"], hint: labelOf("folderHint") },
    identifier_field: fields.find(({ name }) => ["title", "name"].includes(name))?.name ?? fields[0]?.name,
    summary: "{{slug}}",
    preview_path: `editor/${page}`,
    // Pictures lie beside the text.
    media_folder: "",
    public_folder: ".",
    ...(isText
      ? inLanguages(
          [...fields, ...bodyIn(extension), ...(kind === "trades" ? [] : pictureFields)],
          shown,
          kind !== "people" && !site.complete,
        )
      : { fields }),
  };
}

/**
 * A file of a collection, of words in the languages that have it; none where no language does, or nothing can be in it.
 */
function fileOf(file: string, schema: JsonSchema, name = basename(file, ".yaml")): Collection[] {
  const extension = extname(file).slice(1);
  const isWords = file.includes("{{locale}}");
  const written = languages.filter((language) => existsSync(file.replace("{{locale}}", language)));
  const language = written.find((one) => one === site.agencyLanguage) ?? written[0];
  if (isWords && !language) return [];
  const { data, contents, comment } = readYaml(file.replace("{{locale}}", language ?? ""));
  const fields = fieldsOf({ schema, seen: [data], node: contents });
  const [firstField] = fields;
  if (!firstField) return [];
  // The comment at the head of the file is shown above its first field.
  if (comment) firstField["comment"] = explanation(comment);
  const translated = isWords ? inLanguages([...fields, ...bodyIn(extension)], written) : { fields };
  const isPage = schema.properties?.["address"] !== undefined;
  const { name: own, title = own } = Object(data) as { name?: string; title?: string };
  const page = isPage && {
    preview_path: "{{locale}}/{{fields.address}}",
    label: own ?? title ?? labelOf(name),
  };
  return [{ name: nameOf(name), label: labelOf(name), file, extension, ...page, ...translated }];
}

/** What a file says; one that is not there yet says nothing. */
function readYaml(file: string) {
  const document = parseDocument(existsSync(file) ? yamlIn(readFileSync(file, "utf8")) : "");
  return { data: document.toJS() as unknown, contents: document.contents, comment: document.commentBefore };
}

/** Fields that each of some languages has for itself; where one may lack the text, it can be switched off. */
function inLanguages(fields: Option[], locales: Language[], mayLack = false) {
  const translated: Option[] = JSON.parse(JSON.stringify(fields), (_, value) =>
    value?.widget ? { i18n: true, ...value } : value,
  );
  const [first] = locales;
  const i18n = {
    locales,
    default_locale: first,
    omit_default_locale_from_preview_path: first === defaultLanguage,
    ...(mayLack && { initial_locales: "all" }),
  };
  return { i18n, fields: translated };
}

/** The text as it is written: what else the editor offers would write other Markdown. */
const bodyField = field(body, { widget: "markdown", modes: ["raw"], buttons: [], editor_components: [] });

const bodyIn = (extension: string) => (extension === "md" ? [bodyField] : []);

/** A picture is put beside the text once, and each language says what it shows. */
const pictureFields = [
  field(newPicture, {
    widget: "image",
    required: false,
    choose_url: false,
    hint: labelOf("newPictureHint"),
    i18n: "duplicate",
  }),
  field(newPictureShows, { widget: "string", required: false }),
];

function field(name: string, options: { widget: string; [option: string]: unknown }): Option {
  return { name, label: labelOf(name), ...options };
}
