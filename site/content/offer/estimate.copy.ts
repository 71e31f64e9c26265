import { keyed, message, template, text, texts, titled } from "#contract/copy/copy-schema.ts";
import {
  type EstimateChoice,
  estimateGroups,
  estimatePresets,
  singleChoices,
} from "#data/site/content/facts/calculator-choices.ts";
import { defineSiteCopy } from "#site/content/copy/define-site-copy.ts";

const named = Object.values<Record<string, EstimateChoice>>(estimateGroups).flatMap((choices) =>
  Object.keys(choices).filter((key) => choices[key]?.named),
);

export const estimateCopy = defineSiteCopy(
  "estimate",
  titled("presets", "send", "note", "lines").extend({
    /** What a total's bars say: paid once, every year, to others of the latter, in the first year. */
    ...texts("once", "yearly", "first").shape,
    others: template("others"),
    /** First and later years without what is paid to the agency by the month, then with it. */
    later: template("bareFirst", "bareNext", "first", "next"),
    groups: keyed(estimateGroups, text),
    none: keyed(singleChoices, text),
    preset: keyed(estimatePresets, text),
    /** Names of choices that the price list does not tell apart. */
    names: texts(...named),
    /** The choice as text in the message to the agency. */
    message: titled().extend({ sum: template("first", "next", "others") }),
    /** A choice in that text. */
    line: message("name", "price"),
  }),
);
