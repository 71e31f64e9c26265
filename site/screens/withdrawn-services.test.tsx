import { basename } from "node:path";
import type { FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { allServices, type ServiceKey } from "#contract/facts/services.ts";
import { defaultLanguage as language } from "#contract/languages.ts";
import { siteFacts } from "#site/content/words/site-facts.ts";

// The build draws portraits and reads the cases and articles; screens get none here.
vi.mock("#site/content/people/portraits.ts", () => ({ portraitOf: () => ({ widths: [] }) }));
vi.mock("astro:assets", () => ({}));
vi.mock("astro:content", () => ({}));
const nothing = { studies: [], cases: [], testimonials: [], articles: [], pages: [] };
const props = { language, proofs: new Map(), ...nothing };

const files = import.meta.glob<Record<string, FunctionComponent<typeof props>>>("./*/*.tsx");

/** Every screen with an address of its own, as it is once a service is withdrawn. */
async function screensWithout(service: ServiceKey) {
  vi.resetModules();
  vi.doMock("#contract/facts/services.ts", async (load) => {
    const services = await load<typeof import("#contract/facts/services.ts")>();
    services.serviceFacts[service].offered = false;
    return { ...services, serviceKeys: services.serviceKeys.filter((key) => key !== service) };
  });
  // Sentences that still give its prices are named by the check.
  vi.doMock("#site/content/words/site-facts.ts", () => ({ siteFacts }));
  const { isScreenKey } = await import("#contract/routes.ts");
  const found = Object.entries(files).map(([file, load]) => ({ key: basename(file, ".tsx"), load }));
  return found.filter(({ key }) => isScreenKey(key));
}

test.each(allServices)("a site without %s does not lead to it", async (service) => {
  const screens = await screensWithout(service);
  expect(screens.length).toBeGreaterThan(10);
  for (const { key, load } of screens) {
    const Screen = Object.values(await load()).find(({ name }) => name.toLowerCase() === key);
    const html = renderToStaticMarkup(Screen && <Screen {...props} />);
    expect(html, key).toContain("<h1");
    expect(html, key).not.toContain(`service=${service}`);
    expect(html, `${key}: a group of nothing`).not.toContain("</legend></fieldset>");
  }
});
