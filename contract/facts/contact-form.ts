import { z } from "zod";
import { keysOf, recordOf } from "#contract/reader/records.ts";
import { count, expectedOne, readData } from "#contract/reader/schema-parts.ts";
import {
  type ExtraField,
  type ExtraFieldSpec,
  type ExtraTexts,
  extraFieldsSchema,
  specOf,
} from "#contract/schemas/extra-fields.ts";
import { serviceKeys, serviceNames } from "#data/contract/facts/services.ts";

const upTo = (most: number) => count.max(most, `expected ${most} points at most`);

const waivable = ["company", "phone", "projectType", "budget"] as const;

/** One on offer, or one that was withdrawn; whoever mistypes it is told those on offer. */
const service = z.enum(serviceNames, expectedOne(serviceKeys));

export const schema = z.strictObject({
  fields: z
    .partialRecord(
      z.enum(waivable, `expected one of ${waivable.join(", ")}; the others are always needed`),
      z.enum(["optional", "absent"], "expected optional or absent; without its line a field is required"),
    )
    .default({}),
  extraFields: extraFieldsSchema,
  englishMessages: z.boolean("expected true or false"),
  projectTypes: z.record(z.string(), z.strictObject({ service: service.optional(), points: upTo(20) })),
  budgets: z.record(
    z.string(),
    z.strictObject({ from: count.optional(), to: count.optional(), points: upTo(50) }),
  ),
});

const form = readData("facts/contact-form.yaml", schema);

/** The fields that may be empty, and those that the form does without. */
export const waivedFields: Partial<Record<string, "optional" | "absent">> = form.fields;

/** The fields that the site adds, in their order, with what each takes. */
export const extraFieldSpecs: Record<ExtraField, ExtraFieldSpec> = recordOf(
  keysOf(form.extraFields),
  (field) => specOf(form.extraFields[field]),
);

/** What each is called, by language; apart, so that pages load none of it. */
export const extraTexts: Record<ExtraField, ExtraTexts> = recordOf(
  keysOf(form.extraFields),
  (field) => form.extraFields[field],
);

/** The language of the fixed English messages. */
export const messagesLanguage: string = "en";

/** Whether forms and error pages in other languages also speak English. */
export const { englishMessages: speaksEnglish } = form;

/**
 * Of each kind of project, the service that does it, if one does it alone, and what it counts in the score of
 * a lead.
 */
export const projectFacts = form.projectTypes;

/**
 * The kinds of project, in the order of the form; one of a service that is no longer offered is stored all
 * the same.
 */
export const projectTypes = Object.keys(projectFacts);

/** The project types that the form offers. */
export const offeredProjects = projectTypes.filter((type) => {
  const service = projectFacts[type]?.service;
  return service === undefined || serviceKeys.some((key) => key === service);
});

/**
 * The budget ranges a visitor can choose, smallest first: limits in whole units of the page's budget
 * currency, and what each counts in the score of a lead.
 */
export const budgetRanges = form.budgets;

export const budgets = Object.keys(budgetRanges);
