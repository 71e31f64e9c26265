import type { ReactNode } from "react";
import { wordsOf } from "#src/content/words.ts";
import type { Language } from "#src/languages.ts";
import { elementExamples } from "#src/style-guide/element-examples.tsx";
import { sectionExamples } from "#src/style-guide/section-examples.tsx";

/** A component in its states, each under a name that says what is special about it. */
export type Examples = Readonly<Record<string, Readonly<Record<string, ReactNode>>>>;

/** Every element and shared section in every state, by the component's file in `src`. */
export function examplesIn(language: Language): Examples {
  return { ...elementExamples(language, wordsOf("layout", language)), ...sectionExamples(language) };
}
