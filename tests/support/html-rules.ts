import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // React's spelling of attributes and void elements is valid HTML.
    "attr-case": "off",
    "void-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // HTML allows ids that start with a digit, as headings of articles do.
    "valid-id": ["error", { relaxed: true }],
    // The menu exists twice, and CSS shows one of them; axe checks the visible one.
    "unique-landmark": "off",
    // A wrapper that scrolls a table sideways is a labelled region.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // A description list may have an accessible name: its role does not prohibit one.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Another test checks the length of titles.
    "long-title": "off",
    // Typographic preferences, not errors.
    "tel-non-breaking": "off",
  },
});

/** HTML validation errors of a page, each with rule and position. */
export async function htmlErrorsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  );
}
