import type { LeadField } from "#contract/lead/lead-fields.ts";

/** The ids in the form's page, by which the service fills it in for visitors without scripts. */
export const formIds = { form: "contact-form", notice: "contact-notice" } as const;

export const controlId = (field: LeadField): string => `contact-${field}`;

/** The id of the message below a control. */
export const errorId = (control: string): string => `${control}-error`;
