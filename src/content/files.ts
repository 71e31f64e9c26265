import { relative } from "node:path";
import { fileURLToPath } from "node:url";
import { glob, type Loader, type LoaderContext } from "astro/loaders";
import type { z } from "astro/zod";
import { sentenceOf } from "#src/content/file-problems.ts";

export interface FilesOptions<Schema extends z.ZodType> {
  /** The folder from the project's, such as `./content/articles`. */
  readonly base: string;
  readonly pattern: string;
  readonly schema: Schema;
  /** Whether the text is kept as it was written, besides as HTML. */
  readonly retainBody?: boolean;
}

/** Under this name an entry of the store says what is wrong with its file. */
export const problemKey = "problem";

/**
 * A collection of the files of a folder, each known by its path without its ending. A file that cannot be read
 * is kept as the sentence that says why, so that whoever asks for it can say so: Astro would log it, and then
 * call the file missing.
 */
export function files<Schema extends z.ZodType>({ schema, ...options }: FilesOptions<Schema>) {
  const { load, ...loader } = glob({
    ...options,
    // Astro's own is the slug, which languages may share.
    generateId: ({ entry }) => entry.replace(/\.\w+$/, ""),
  });
  return { loader: { ...loader, load: checked(load, schema) }, schema };
}

/** What Astro hands a loader beside what its types tell: how a file of each ending is read. */
interface WithEntryTypes extends LoaderContext {
  readonly entryTypes: ReadonlyMap<string, EntryType>;
}

interface EntryType {
  getEntryInfo(file: {
    readonly contents: string;
    readonly fileUrl: URL;
  }): Promise<{ readonly data: object; readonly body: string }>;
}

function checked(load: Loader["load"], schema: z.ZodType): Loader["load"] {
  return async (context) => {
    const { store, config, parseData, entryTypes } = context as WithEntryTypes;
    // What made a file wrong may have been mended elsewhere.
    for (const [id, { data }] of store.entries()) if (problemKey in data) store.delete(id);

    const root = fileURLToPath(config.root);
    const texts = new Map<string, string>();

    const readers = Array.from(entryTypes, ([ending, type]) => {
      const getEntryInfo: EntryType["getEntryInfo"] = async (file) => {
        const path = fileURLToPath(file.fileUrl);
        texts.set(path, file.contents);
        try {
          return await type.getEntryInfo(file);
        } catch (error) {
          return { data: { [problemKey]: `${relative(root, path)}${faultOf(error)}` }, body: "" };
        }
      };
      return [ending, { ...type, getEntryInfo }] as const;
    });

    const ofSite: WithEntryTypes = {
      ...context,
      entryTypes: new Map(readers),
      async parseData(props) {
        if (problemKey in props.data) return props.data;
        const { error } = schema.safeParse(props.data, { reportInput: true });
        if (!error) return parseData(props);
        const path = props.filePath ?? "";
        const source = { file: relative(root, path), text: texts.get(path) ?? "" };
        return { ...props.data, [problemKey]: sentenceOf(source, error, schema) };
      },
      store: {
        ...store,
        set(entry) {
          // Pictures are the site's own to find: Astro names neither the text nor the line of one that is missing.
          const { assetImports: _, rendered, ...rest } = entry;
          if (!rendered) return store.set(rest);
          const { imagePaths: __, ...metadata } = rendered.metadata ?? {};
          return store.set({ ...rest, rendered: { ...rendered, metadata } });
        },
      },
    };
    return load(ofSite);
  };
}

/** Where and why YAML cannot be read, in the words of its reader. */
function faultOf(error: unknown): string {
  const { message, reason, mark, loc } = Object(error) as Readonly<Record<string, unknown>>;
  const { line } = Object(mark ?? loc) as Readonly<Record<string, unknown>>;
  const place = typeof line === "number" ? `:${mark ? line + 1 : line}` : "";
  const why = String(reason ?? message).split("\n")[0];
  return `${place}: ${why}. Texts that hold a colon or begin with a sign stand in quotation marks`;
}
