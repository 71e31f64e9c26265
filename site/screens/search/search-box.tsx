import { type ReactNode, type SubmitEvent, useCallback, useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { fillTemplate } from "#contract/copy/fill-template.ts";
import { type Language, locales } from "#contract/languages/languages.ts";
import type { SearchablePage } from "#site/content/pages/searchable-page.ts";
import { Button } from "#site/elements/button.tsx";
import { CrashGuard } from "#site/elements/crash-guard.tsx";
import { SearchForm } from "#site/elements/search-form.tsx";
import type { SearchFunction, SearchResult } from "#site/screens/search/engine.ts";
import type { searchBoxProps } from "#site/screens/search/search.tsx";
import styles from "./search.module.css";
import "#site/elements/dash-before.css";

type SearchBoxProps = ReturnType<typeof searchBoxProps> & {
  /** Shown while there are no results. */
  children?: ReactNode;
};

interface SearchState {
  state: "idle" | "loading" | "found" | "failed";
  query: string;
  results: (() => SearchResult)[];
  /** The best results. */
  shown: SearchResult[];
}

const idle: SearchState = { state: "idle", query: "", results: [], shown: [] };

/** Results per step of "show more". */
const pageSize = 10;

/** Debounce of typing, in milliseconds. */
const pause = 250;

const draw = (results: (() => SearchResult)[]) => results.slice(0, pageSize).map((result) => result());

/** Follows the address (`?q=`), searches while the visitor types, and announces the number of results. */
export function SearchBox(props: SearchBoxProps) {
  return (
    <CrashGuard fallback={<p>{props.copy.states.failed}</p>}>
      <SearchIsland {...props} />
    </CrashGuard>
  );
}

/** What is found, and what the form's events do. */
function useSearch(language: Language) {
  const form = useRef<HTMLFormElement>(null);
  const latest = useRef("");
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const [answer, setAnswer] = useState(idle);

  const search = useCallback(
    async (query: string) => {
      clearTimeout(timer.current);
      writeAddress(query, latest.current);
      latest.current = query;
      if (!query) return setAnswer(idle);

      setAnswer((current) => (current.state === "found" ? current : { ...current, state: "loading" }));
      const next = await answerTo(query, language);
      // The visitor may have kept typing in the meantime.
      if (query === latest.current) setAnswer(next);
    },
    [language],
  );

  useEffect(() => {
    const input = fieldOf(form.current);
    const fromAddress = () => {
      const query = new URLSearchParams(location.search).get("q") ?? "";
      if (input) input.value = query;
      if (query.trim() !== latest.current) search(query.trim());
    };
    // Keep what was typed before hydration.
    if (input?.value) search(input.value.trim());
    else fromAddress();
    addEventListener("popstate", fromAddress);
    return () => {
      removeEventListener("popstate", fromAddress);
      clearTimeout(timer.current);
    };
  }, [search]);

  function type() {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(fieldOf(form.current)?.value.trim() ?? ""), pause);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    search(fieldOf(event.currentTarget)?.value.trim() ?? "");
  }

  function showMore() {
    const { results, shown } = answer;
    setAnswer({ ...answer, shown: [...shown, ...draw(results.slice(shown.length))] });
  }

  return { form, answer, type, submit, showMore };
}

async function answerTo(query: string, language: Language): Promise<SearchState> {
  try {
    const results = (await searchIn(language))(query);
    return { state: "found", query, results, shown: draw(results) };
  } catch {
    return { ...idle, state: "failed" };
  }
}

/** Back leads to the query before, not to each letter of this one. */
function writeAddress(query: string, previous: string): void {
  const address = new URL(location.href);
  if (query) address.searchParams.set("q", query);
  else address.searchParams.delete("q");
  const goesOn = query.startsWith(previous) || (query !== "" && previous.startsWith(query));
  if (goesOn) history.replaceState(history.state, "", address);
  else if (address.href !== location.href) history.pushState(null, "", address);
}

function SearchIsland({ language, copy, further, children }: SearchBoxProps) {
  const { form, answer, type, submit, showMore } = useSearch(language);
  const { results, shown } = answer;
  const list = useRef<HTMLOListElement>(null);

  function showAndFocusMore() {
    flushSync(showMore);
    list.current?.children[shown.length]?.querySelector("a")?.focus();
  }

  return (
    <>
      <SearchForm
        ref={form}
        action={further.href}
        label={copy.label}
        hint={copy.hint}
        submit={copy.submit}
        large
        onInput={type}
        onSubmit={submit}
      />
      <noscript>
        <p>
          {`${copy.noScript} `}
          <a href={further.href}>{further.text}</a>
        </p>
      </noscript>
      <p className={`title-s ${styles.status}`} role="status">
        {statusOf(answer, copy.states, language)}
      </p>
      {shown.length === 0 ? null : (
        <ol className={`ruled ruled-ink ${styles.results}`} ref={list}>
          {shown.map((result) => (
            <Entry key={result.url} {...result} />
          ))}
        </ol>
      )}
      <div hidden={shown.length === results.length}>
        <Button variant="secondary" onClick={showAndFocusMore}>
          {copy.more}
        </Button>
      </div>
      <section aria-labelledby="suggestions-title" hidden={shown.length > 0}>
        {children}
      </section>
    </>
  );
}

function Entry({ url, title, name, excerpt, places }: SearchResult) {
  return (
    <li className="columns gap-2">
      <p className="dash-before span-3">{name}</p>
      <div className="stack gap-2 span-8">
        <h2>
          <a className="line-on-hover" href={url}>
            {title}
          </a>
        </h2>
        <p>
          {excerpt.map(({ text, isMatch }, place) =>
            // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text have no other identity
            isMatch ? <mark key={place}>{text}</mark> : text,
          )}
        </p>
        {places.length === 0 ? null : (
          <ul className="cluster gap-3 small">
            {places.map((place) => (
              <li key={place.url}>
                <a href={place.url}>{place.title}</a>
              </li>
            ))}
          </ul>
        )}
      </div>
    </li>
  );
}

function statusOf(
  { state, query, results }: SearchState,
  states: SearchBoxProps["copy"]["states"],
  language: Language,
): string {
  if (state === "idle") return "";
  if (state !== "found") return states[state];
  const count = results.length;
  const plural = new Intl.PluralRules(locales[language]).select(count) === "one" ? "one" : "other";
  return fillTemplate(states[count === 0 ? "none" : plural], {
    count: new Intl.NumberFormat(locales[language]).format(count),
    query,
  });
}

function fieldOf(form: HTMLFormElement | null): HTMLInputElement | null {
  const field = form?.elements.namedItem("q");
  return field instanceof HTMLInputElement ? field : null;
}

/** Loads the pages to search; throws if they cannot be loaded. */
async function loadPages(language: Language): Promise<SearchablePage[]> {
  const path = `/search/${language}.json`;
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} answers ${response.status}`);
  return response.json();
}

let engine: Promise<SearchFunction> | undefined;

/** Loads the index on the first call; after a failed download, the next one tries again. */
function searchIn(language: Language): Promise<SearchFunction> {
  engine ??= Promise.all([loadPages(language), import("#site/screens/search/engine.ts")]).then(
    ([pages, { createSearch }]) => createSearch(pages, language),
  );
  engine.catch(() => {
    engine = undefined;
  });
  return engine;
}
