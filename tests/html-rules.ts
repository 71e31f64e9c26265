import { HtmlValidate } from "html-validate";

const validator = new HtmlValidate({
  root: true,
  extends: ["html-validate:recommended"],
  rules: {
    // How React spells and closes things; HTML does not mind.
    "attr-case": "off",
    "void-style": "off",
    "attribute-empty-style": "off",
    "attribute-boolean-style": "off",
    // Any character but a space may start an id; headings of articles start with a figure.
    "valid-id": ["error", { relaxed: true }],
    // The menu stands twice, of which styles show one; axe judges what is shown.
    "unique-landmark": "off",
    // A table that scrolls sideways is a named region around a native element.
    "prefer-native-element": ["error", { exclude: ["region"] }],
    // A description list may be named, as any element of no prohibited role.
    "aria-label-misuse": ["error", { allowAnyNamable: true }],
    // Lengths of titles are another contract, and the format of articles' titles is given.
    "long-title": "off",
    // Typography of what the owner types; not a matter of conformance.
    "tel-non-breaking": "off",
  },
});

/** What is wrong with a page's HTML, each with its rule and place. */
export async function faultsIn(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(
      ({ ruleId, message, selector, line, column }) =>
        `${ruleId}: ${message} (${selector ?? `${line}:${column}`})`,
    ),
  );
}
