// @vitest-environment jsdom
import { afterEach, expect, test, vi } from "vitest";
import { connectConsent } from "#site/consent/connect-consent.ts";
import { bandHooks } from "#site/consent/connect-consent-band.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([true, false])(
  "a visit is counted before any answer only where the site counts all: %s",
  async (all) => {
    vi.stubEnv("ASKS", true as never);
    vi.stubEnv("COUNTS_ALL", all as never);
    vi.stubEnv("DEV", false);
    const sent = vi.fn(async (_address: string) => new Response());
    vi.stubGlobal("fetch", sent);
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
      },
    );
    document.body.innerHTML = `<dialog id="${bandHooks.id}"></dialog>`;
    Object.assign(document.body.dataset, {
      analytics: "site.example plausible https://stats.example",
      consent: "version",
      consentMonths: "6",
    });
    connectConsent();
    window.dispatchEvent(new Event("pageshow"));
    if (all) await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent.mock.calls.map(([address]) => address)).toEqual(
      all ? ["https://stats.example/api/event"] : [],
    );
  },
);
