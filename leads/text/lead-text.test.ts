import { expect, test } from "vitest";
import { formatDay } from "#contract/formats/days.ts";
import { locales } from "#contract/languages/languages.ts";
import { agencyLanguage, formatAgencyTime } from "#leads/text/lead-text.ts";

test("mails and desk write the first of a month as the agency's language does", () => {
  const moment = Date.UTC(2026, 11, 1, 12);
  const day = formatDay(moment, locales[agencyLanguage], { dateStyle: "full", timeZone: "UTC" });
  expect(formatAgencyTime(moment)).toContain(day);
});
