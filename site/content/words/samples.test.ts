import { expect, test, vi } from "vitest";
import { languages } from "#contract/languages.ts";
import { samplesAmong } from "#site/content/words/samples.ts";
import { spoken } from "#tests/support/spoken.ts";

/** How a language says that something is invented. */
const invented = new Map(
  spoken(["fr", /inventé|ficti[fv]/i], ["en", /invented|fictional|made.up/i], ["de", /erfunden|fiktiv/i]),
);

/** The sentences on cases, testimonials and people, where these are all the agency has. */
async function sentencesOn(cases: { sample: boolean }[]) {
  const quoted = cases.map((one) => ({ ...one, testimonial: {} }));
  vi.resetModules();
  vi.doMock("#site/content/words/samples.ts", () => ({
    publishedCases: quoted,
    samplesAmong: () => samplesAmong(quoted, cases, []),
  }));
  const { layoutWords } = await import("#site/content/words/layout.words.ts");
  const { homeWords } = await import("#site/screens/home/home.words.ts");
  const { portfolioWords } = await import("#site/content/cases/portfolio.words.ts");
  const { tradePageWords } = await import("#site/screens/trade/trade.words.ts");
  return languages.map((language) => {
    const { seo, subtitle, testimonials } = portfolioWords(language);
    const { cases: onHome } = homeWords(language);
    const sample = String(cases.some((one) => one.sample));
    return {
      language,
      everywhere: [
        layoutWords(language).footer.sample,
        subtitle,
        testimonials.lead,
        tradePageWords(language).caseLink({ client: "Own", sample }),
      ],
      elsewhere: [seo.description, onHome?.title],
    };
  });
}

test("a site of samples says so wherever it speaks of all of them, and one of real cases and people nowhere", async () => {
  for (const sample of [true, false])
    for (const { language, everywhere, elsewhere } of await sentencesOn([{ sample }, { sample }])) {
      const says = invented.get(language) ?? /./;
      if (sample) for (const text of everywhere) expect(text).toMatch(says);
      else for (const text of [...everywhere, ...elsewhere]) expect(text).not.toMatch(says);
    }
});
