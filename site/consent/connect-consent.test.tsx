// @vitest-environment jsdom
import { renderToStaticMarkup } from "react-dom/server";
import { afterEach, expect, test, vi } from "vitest";
import { connectConsent } from "#site/consent/connect-consent.ts";
import { ConsentBanner } from "#site/consent/consent-banner.tsx";
import { secondLanguage } from "#tests/support/test-languages.ts";

afterEach(() => vi.unstubAllEnvs());

test.each([true, false])(
  "a visit is counted before any answer only where the site counts all: %s",
  async (all) => {
    vi.stubEnv("DEV", false);
    vi.stubEnv("ASKS", true as never);
    vi.stubEnv("COUNTS_ALL", all as never);
    const sent = vi.fn(async (_address: string) => new Response());
    vi.stubGlobal("fetch", sent);
    vi.stubGlobal(
      "ResizeObserver",
      class {
        observe() {}
      },
    );
    document.body.innerHTML = renderToStaticMarkup(<ConsentBanner language={secondLanguage} />);
    Object.assign(document.body.dataset, {
      analytics: "site.example plausible https://stats.example",
      consent: "version",
      consentMonths: "6",
    });
    connectConsent(document.body);
    window.dispatchEvent(new Event("pageshow"));
    if (all) await vi.waitFor(() => expect(sent).toHaveBeenCalledOnce());
    await new Promise((resolve) => setTimeout(resolve));
    expect(sent.mock.calls.map(([address]) => address)).toEqual(
      all ? ["https://stats.example/api/event"] : [],
    );
  },
);
