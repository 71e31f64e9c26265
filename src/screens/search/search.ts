import { trustScripts } from "#src/head/trusted-scripts.ts";

/** What the site uses of Pagefind, whose bundle the build writes to `/pagefind`. */
interface Pagefind {
  options(options: { ranking: { metaWeights: Readonly<Record<string, number>> } }): Promise<void>;
  search(query: string): Promise<{ readonly results: readonly { data(): Promise<Found> }[] }>;
}

interface Found {
  readonly url: string;
  readonly meta: Readonly<Record<string, string>>;
  /** Escaped text with `<mark>` around the words found. */
  readonly excerpt: string;
  readonly sub_results: readonly { readonly title: string; readonly url: string }[];
}

/** Results shown at a time. */
const pageSize = 10;

/** Milliseconds of rest after which typing becomes a search. */
const rest = 250;

const bundle = "/pagefind/pagefind.js";

/** A word of a page's name or title counts more than one of its text. */
const metaWeights = { title: 5, screen: 20 };

/**
 * Brings the search page to life: it answers its address (`?q=`) and keeps it, searches while the visitor
 * types, and says how much it found. Nothing of Pagefind is loaded before there is something to look for.
 */
export function connectSearch(): void {
  const panel = document.querySelector<HTMLElement>("[data-search]");
  const form = panel?.querySelector("form");
  const input = panel?.querySelector("input");
  const status = panel?.querySelector<HTMLElement>("[role=status]");
  const list = panel?.querySelector("[data-search-results]");
  const template = panel?.querySelector<HTMLTemplateElement>("[data-search-result]");
  const more = panel?.querySelector<HTMLButtonElement>("[data-search-more]");
  const suggestions = panel?.querySelector<HTMLElement>("[data-search-suggestions]");
  if (!form || !input || !status || !list || !template || !more || !suggestions) return;

  let engine: Pagefind | undefined;
  let results: readonly { data(): Promise<Found> }[] = [];
  let latest = "";
  let timer = 0;

  const say = (state: string, query = "", count = 0) => {
    status.textContent = (status.dataset[state] ?? "")
      .replace("{count}", new Intl.NumberFormat(document.documentElement.lang).format(count))
      .replace("{query}", () => query);
  };

  const search = async (query: string) => {
    latest = query;
    const address = new URL(location.href);
    if (query) address.searchParams.set("q", query);
    else address.searchParams.delete("q");
    history.replaceState(history.state, "", address);

    if (query && !engine) say("loading");
    try {
      if (query) engine ??= await start();
      const found = query && engine ? (await engine.search(query)).results : [];
      // The visitor may have typed on in the meantime.
      if (query !== latest) return;
      results = found;
      list.replaceChildren();
      await showMore(query);
      if (query === "") say("");
      else if (results.length === 0) say("none", query);
      else say(plural(results.length), query, results.length);
    } catch {
      list.replaceChildren();
      results = [];
      more.hidden = true;
      say("failed");
    }
    suggestions.hidden = results.length > 0;
  };

  /** Adds the next results; answers with the first of them. */
  const showMore = async (query: string) => {
    const shown = list.childElementCount;
    const next = await Promise.all(results.slice(shown, shown + pageSize).map((result) => result.data()));
    if (query !== latest) return undefined;
    const items = next.map((found) => itemOf(template, found));
    list.append(...items);
    more.hidden = list.childElementCount >= results.length;
    return items[0];
  };

  const fromAddress = () => {
    input.value = new URLSearchParams(location.search).get("q") ?? "";
    if (input.value.trim() !== latest) search(input.value.trim());
  };

  input.addEventListener("input", () => {
    clearTimeout(timer);
    timer = window.setTimeout(() => search(input.value.trim()), rest);
  });
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    clearTimeout(timer);
    search(input.value.trim());
  });
  more.addEventListener("click", async () => {
    const first = await showMore(latest);
    first?.querySelector("a")?.focus();
  });
  window.addEventListener("popstate", fromAddress);
  // What was typed while this was loading stays, wherever the focus is by now.
  if (input.value) search(input.value.trim());
  else fromAddress();
}

async function start(): Promise<Pagefind> {
  // Pagefind runs its index in a worker, whose script Trusted Types would refuse.
  trustScripts("/pagefind/");
  const engine = (await import(/* @vite-ignore */ bundle)) as Pagefind;
  await engine.options({ ranking: { metaWeights } });
  return engine;
}

function itemOf(template: HTMLTemplateElement, { url, meta, excerpt, sub_results }: Found): Element {
  const item = document.importNode(template.content, true).firstElementChild;
  if (!item) throw new Error("the result template is empty");
  const [screen, text] = item.querySelectorAll("p");
  const link = item.querySelector("a");
  if (screen) screen.textContent = meta["screen"] ?? meta["under"] ?? "";
  text?.append(...markedText(excerpt));
  if (link) {
    link.href = url;
    link.textContent = meta["title"] ?? url;
  }
  const parts = sub_results.filter((part) => part.url !== url).slice(0, 2);
  item.querySelector("ul")?.append(
    ...parts.map((part) => {
      const entry = document.createElement("li");
      const anchor = document.createElement("a");
      anchor.href = part.url;
      anchor.textContent = part.title;
      entry.append(anchor);
      return entry;
    }),
  );
  return item;
}

/** An excerpt as nodes: Trusted Types let no string become HTML. */
function markedText(excerpt: string): Node[] {
  const entities: Readonly<Record<string, string>> = {
    lt: "<",
    gt: ">",
    quot: '"',
    "#39": "'",
    "#x27": "'",
    amp: "&",
  };
  return excerpt.split(/<\/?mark>/).map((part, position) => {
    const text = part.replace(/&(#?\w+);/g, (entity, name: string) => entities[name] ?? entity);
    if (position % 2 === 0) return document.createTextNode(text);
    const mark = document.createElement("mark");
    mark.textContent = text;
    return mark;
  });
}

/** The language's plural form, `one` or `other`. */
function plural(count: number): string {
  return new Intl.PluralRules(document.documentElement.lang).select(count) === "one" ? "one" : "other";
}
