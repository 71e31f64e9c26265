// What the editor of `npm run dev` shows: every file of words, and what is said of the people.

import { type ComponentSchema, config, fields, singleton } from "@keystatic/core";
import { parse } from "yaml";
import { siteFolder } from "#contract/site-folder.ts";

const files = import.meta.glob<string>(`${siteFolder}/{copy,people}/**/*.yaml`, {
  query: "?raw",
  import: "default",
  eager: true,
});

/** A text; unlike Keystatic's own it may be empty without losing its key. */
function text(label: string, value: string) {
  const field = fields.text({ label, multiline: value.length > 60 });
  return { ...field, serialize: (written: string) => ({ value: written }) };
}

/**
 * The field for a value of a file. Files have the keys of their shape in an order of their own, and saving one keeps
 * both: what is neither text nor a list of texts stays as it is.
 */
function fieldFor(label: string, value: unknown): ComponentSchema {
  if (typeof value === "string") return text(label, value);
  if (Array.isArray(value)) {
    return fields.array(text(label, ""), { label, itemLabel: ({ value }) => value });
  }
  return typeof value === "object" && value !== null
    ? fields.object(fieldsOf(value), { label })
    : fields.ignored();
}

function fieldsOf(data: object): Record<string, ComponentSchema> {
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, fieldFor(key, value)]));
}

const entries = Object.entries(files).map(([file, yaml]) => {
  const path = file.slice("./".length, -".yaml".length);
  const [, kind = "", folder = "", name = ""] = path.split("/");
  return {
    path,
    key: `${kind}-${folder}-${name}`,
    section: `${kind}: ${folder}`,
    label: name,
    data: parse(yaml),
  };
});

if (import.meta.hot && !import.meta.env.SSR) {
  // Saving a file must not reload the page, which would take what was saved for a draft. Where keys came or went, it
  // must: saving would lose those it does not know, and so would a draft. A file that is being written is empty.
  const isBeingWritten = entries.some(({ data }) => data === null);
  const keys = JSON.stringify(entries, (_, value) => (typeof value === "string" ? "" : value));
  const { data } = import.meta.hot;
  if (!isBeingWritten) {
    if (data["keys"] !== undefined && data["keys"] !== keys) {
      indexedDB.deleteDatabase("keystatic");
      location.reload();
    }
    data["keys"] = keys;
  }
  import.meta.hot.accept();
  import.meta.hot.on("vite:beforeFullReload", () => {
    throw new Error("the editor stays as it is");
  });
}

export default config({
  storage: { kind: "local" },
  ui: {
    navigation: Object.fromEntries(
      Object.entries(Object.groupBy(entries, ({ section }) => section)).map(([section, found = []]) => [
        section,
        found.map(({ key }) => key),
      ]),
    ),
  },
  singletons: Object.fromEntries(
    entries.map(({ key, path, label, data }) => [
      key,
      singleton({ label, path, format: { data: "yaml" }, schema: fieldsOf(data ?? {}) }),
    ]),
  ),
});
