// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { keysOf } from "#contract/reader/records.ts";
import { collectorPaths, startCollector } from "#site/measurement/collectors.ts";

afterEach(() => vi.unstubAllGlobals());

test.each(keysOf(collectorPaths))(
  "%s gets the page view, then each event at the one address a policy allows",
  (key) => {
    const sent = vi.fn(
      async (..._request: [string, { body: BodyInit; credentials: string }]) => new Response(),
    );
    vi.stubGlobal("fetch", sent);
    const { sink } = startCollector(key, "id-of-the-site", "https://stats.example/own");
    sink("call_click");

    const [view = "", event = "", ...more] = sent.mock.calls.map(([, { body }]) => String(body));
    expect(more).toEqual([]);
    for (const [address, { credentials }] of sent.mock.calls) {
      expect(address).toBe(`https://stats.example/own${collectorPaths[key]}`);
      expect(credentials).toBe("omit");
    }
    for (const body of [view, event]) {
      expect(body).toContain("id-of-the-site");
      expect(decodeURIComponent(body)).toContain(location.href);
    }
    expect(view).not.toContain("page_view");
    expect(event).toContain("call_click");
  },
);
