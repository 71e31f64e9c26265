import type { IncomingHttpHeaders } from "node:http";

/** What an answer allows a shared cache, in seconds from when it was stored. */
export interface Freshness {
  readonly fresh: number;
  /** Further time in which it may be sent while a newer one is asked for. */
  readonly whileRevalidating: number;
  /** Further time in which it may be sent where no server answers. */
  readonly ifError: number;
}

/** Reads Cache-Control as a shared cache does (RFC 9111, RFC 5861); null where the answer must not be stored. */
export function freshnessOf(status: number | undefined, headers: IncomingHttpHeaders): Freshness | null {
  const directives = new Map(
    (headers["cache-control"] ?? "").split(",").map((directive) => {
      const [name = "", value = ""] = directive.trim().toLowerCase().split("=");
      return [name, value.replaceAll('"', "")] as const;
    }),
  );
  const varies = (headers.vary ?? "").split(",").map((name) => name.trim().toLowerCase());
  const refused = ["no-store", "private"].some((name) => directives.has(name)) || headers["set-cookie"];
  const readable = varies.every((name) => name === "" || name === "accept-encoding");
  if (status !== 200 || refused || !readable) return null;

  const seconds = (name: string) => {
    const value = Number.parseInt(directives.get(name) ?? "", 10);
    return Number.isNaN(value) ? undefined : value;
  };
  const strict = ["must-revalidate", "proxy-revalidate", "no-cache"].some((name) => directives.has(name));
  return {
    fresh: directives.has("no-cache") ? 0 : (seconds("s-maxage") ?? seconds("max-age") ?? 0),
    whileRevalidating: strict ? 0 : (seconds("stale-while-revalidate") ?? 0),
    ifError: strict ? 0 : (seconds("stale-if-error") ?? 0),
  };
}
