import { Children, type ReactNode } from "react";
import type { Sentence } from "#contract/copy/sentence.ts";
import { Price } from "#site/elements/price.tsx";

/** A sentence of the words as a page shows it, its prices in every currency. */
export function withPrices(sentence: Sentence | string): ReactNode {
  const shown = [sentence].flat().map((part) =>
    // biome-ignore lint/correctness/useJsxKeyInIterable: given below
    typeof part === "string" ? part : <Price amount={part.money} language={part.language} />,
  );
  return Children.toArray(shown);
}
