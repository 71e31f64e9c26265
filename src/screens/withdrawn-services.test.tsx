import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { allServices, type ServiceKey } from "#content/facts/services.ts";
import { factsIn } from "#src/content/words/facts-in.ts";
import { defaultLanguage as language } from "#src/languages.ts";

// Its portrait is drawn by the build.
vi.mock("#src/sections/closing-person.tsx", () => ({ ClosingPerson: () => null }));

/** Screens that speak of several services, as they are once one is withdrawn. */
async function pagesWithout(service: ServiceKey): Promise<string> {
  vi.resetModules();
  const { serviceFacts, serviceKeys, ...services } = await vi.importActual<
    typeof import("#content/facts/services.ts")
  >("#content/facts/services.ts");
  serviceFacts[service].offered = false;
  vi.doMock("#content/facts/services.ts", () => ({
    ...services,
    serviceFacts,
    serviceKeys: serviceKeys.filter((key) => key !== service),
  }));
  // Sentences that still give its prices are named by the check.
  vi.doMock("#src/content/words/facts-in.ts", () => ({ factsIn }));
  const { HomeHero } = await import("#src/screens/home/home-hero.tsx");
  const { Services } = await import("#src/screens/services/services.tsx");
  const { Pricing } = await import("#src/screens/pricing/pricing.tsx");
  return renderToStaticMarkup(
    <>
      <HomeHero language={language} />
      <Services language={language} proofs={new Map()} />
      <Pricing language={language} />
    </>,
  );
}

test.each(allServices)("a site without %s does not lead to it", async (service) => {
  const html = await pagesWithout(service);
  expect(html).toContain("<h1");
  expect(html).not.toContain(`service=${service}`);
});
