import type { ReactNode } from "react";
import type { Sentence } from "#contract/copy/sentence.ts";
import { Price } from "#site/elements/price.tsx";

/** A sentence of the words as a page shows it, its prices in every currency. */
export function withPrices(sentence: Sentence | string): ReactNode {
  return [sentence].flat().map((part, position) =>
    typeof part === "string" ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a sentence does not change
      <Price key={position} amount={part.money} language={part.language} />
    ),
  );
}
