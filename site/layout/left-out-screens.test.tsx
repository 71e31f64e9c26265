import { renderToStaticMarkup } from "react-dom/server";
import { expect, test, vi } from "vitest";
import { defaultLanguage as language } from "#contract/languages.ts";
import { optionalScreens } from "#contract/optional-screens.ts";
import { writtenAddresses } from "#contract/routes.ts";

/** What every page shows, and the screens that link to most others, on a site without some of them. */
async function renderWithout(leaveOut: string[]): Promise<string> {
  vi.resetModules();
  vi.doMock("#contract/facts/screens.ts", () => ({ leaveOut }));
  const { routes } = await import("#contract/routes.ts");
  const { layoutWords } = await import("#site/layout/words.ts");
  const { SiteHeader } = await import("#site/layout/site-header.tsx");
  const { SiteFooter } = await import("#site/layout/site-footer.tsx");
  const { Home } = await import("#site/screens/home/home.tsx");
  const { NotFound } = await import("#site/screens/error-pages/error-pages.tsx");
  const { Suggestions } = await import("#site/screens/search/suggestions.tsx");
  const frame = { language, words: layoutWords(language), screen: "home", paths: routes.home } as const;
  return renderToStaticMarkup(
    <>
      <SiteHeader {...frame} />
      <Home language={language} studies={[]} />
      <NotFound language={language} />
      <Suggestions language={language} articles={[]} />
      <SiteFooter {...frame} />
    </>,
  );
}

// The fixture, whose links are checked, has none of them.
test.each([0, 1])(
  "where every other screen is left out nothing links to it, and no list is left empty (%i)",
  async (turn) => {
    const leaveOut = optionalScreens.filter((_, place) => place % 2 === turn);
    const html = await renderWithout(leaveOut);
    const linked = Array.from(html.matchAll(/(?:href|action)="([^"?#]*)/g), ([, path]) => path);
    for (const screen of leaveOut) expect(linked).not.toContain(writtenAddresses(screen, language).address);
    expect(html).not.toMatch(/<(ul|ol|li|tbody)[^>]*><\/\1>|href="null/);
  },
);
