import { formatsIn } from "#src/formats/formats-in.ts";

export const { euros, number, percent, time } = formatsIn("en");
