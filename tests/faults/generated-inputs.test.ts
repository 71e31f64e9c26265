import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { fieldSpecs, type LeadField, leadFields, leadOf } from "#contract/lead/lead-fields.ts";
import { validateLead } from "#contract/lead/validate-lead.ts";
import { systemClock } from "#leads/clock.ts";
import { createApp } from "#leads/server/app.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { openLeadService } from "#leads/server/lead-service.ts";
import { isBroad } from "#tests/support/breadth.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const count = isBroad ? 20_000 : 300;

/** Unicode text as a form sends it: trimmed, no lone surrogates, no line breaks. */
const text = (least: number, most: number) =>
  fc
    .string({ unit: "grapheme", minLength: least, maxLength: most })
    .filter(
      (typed) =>
        !/[\p{Zl}\p{Zp}\p{Cc}]/u.test(typed) &&
        typed === typed.trim() &&
        [...typed].length >= least &&
        [...typed].length <= most,
    );

const emails = ["zoe@bäckerei-example.de", "a@example.org", "o'neil+x@sub.example.com", "z@пример.example"];

function validValue(field: LeadField) {
  const spec = fieldSpecs[field];
  if ("options" in spec) return fc.constantFrom<string>(...spec.options);
  if (spec.kind === "email") return fc.constantFrom(...emails);
  if (spec.kind === "phone") return fc.stringMatching(/^\+?\d[\d ]{6,16}\d$/);
  return text(spec.min, Math.min(spec.max, 400));
}

const written = fc.record(Object.fromEntries(leadFields.map((field) => [field, validValue(field)])));

const nonsense = fc.oneof(
  fc.record(
    Object.fromEntries(leadFields.map((field) => [field, fc.string({ unit: "binary", maxLength: 300 })])),
    { requiredKeys: [] },
  ),
  fc.anything({ maxDepth: 3 }),
);

test(`of ${count} generated inputs none crashes the contact endpoint, and each valid one is stored unchanged`, async () => {
  const configuration = readConfiguration({ DATA_DIR: await newFolder(), RATE_LIMIT: "0" });
  const service = await openLeadService(configuration);
  const files = { get: () => undefined };
  const app = createApp({ ...service, files, clock: systemClock, trustedProxies: [] });
  const valid: object[] = [];
  await fc.assert(
    fc.asyncProperty(fc.oneof(written, nonsense), async (input) => {
      const answer = await app.inject({
        method: "POST",
        url: "/functions/v1/send-contact-email",
        headers: { "content-type": "application/json" },
        payload: JSON.stringify(input) ?? "",
      });
      expect([200, 400, 413]).toContain(answer.statusCode);
      if (answer.statusCode === 200) valid.push(input as object);
    }),
    { numRuns: count },
  );
  const rows = await service.desk.stores.ordinary
    .selectFrom("lead")
    .selectAll()
    .orderBy(sql`rowid`)
    .execute();
  const stored = rows.map(leadOf);
  expect(valid.length).toBeGreaterThan(count / 5);
  expect(stored).toHaveLength(valid.length);
  expect(stored.filter((lead, index) => !isDeepStrictEqual(lead, { ...valid[index] }))).toEqual([]);
  for (const lead of stored) expect(validateLead({ ...lead })).toEqual({ ok: true, lead });
  await app.close();
  await service.close();
});
