import { defaultLanguage } from "#contract/languages.ts";
import { slugOf } from "#site/content/cases/slug.ts";
import { writtenEntries } from "#tests/support/written-entries.ts";

/** A case read straight from its files. */
interface WrittenCase {
  order: number;
  country: string;
  /** The same in every language. */
  slug: string;
  /** Whether client and figures are fictional. */
  sample: boolean;
  /** Whether the quote is in the carousel of the portfolio. */
  inCarousel: boolean;
  /** The stars that go with the quote, if any. */
  rating: string | undefined;
}

/** Every published case in `sample/cases`, in the portfolio's order. */
export const writtenCases: WrittenCase[] = writtenEntries("cases")
  .map(({ facts, texts }) => {
    const words = texts[defaultLanguage] ?? {};
    const { carousel, rating } = Object(facts["testimonial"]);
    return {
      order: Number(facts["order"]),
      country: String(facts["country"] ?? ""),
      slug: String(facts["slug"] ?? slugOf(String(words["title"]))),
      sample: facts["sample"] === true,
      inCarousel: "quote" in words && carousel !== false,
      rating: rating?.toString(),
    };
  })
  .toSorted((one, other) => one.order - other.order);
