import { text } from "node:stream/consumers";
import { parse } from "node-html-parser";
import { describe, expect, test } from "vitest";
import { builtInFieldSpecs, columnsOf } from "#contract/lead/lead-fields.ts";
import { recordOf } from "#contract/reader/records.ts";
import { type BuiltInField, builtInFields } from "#contract/schemas/field-names.ts";
import { composeDaily } from "#leads/daily/compose-daily.ts";
import { exportLeads } from "#leads/export/export-leads.ts";
import { leadColumns } from "#leads/export/lead-columns.ts";
import { composeAgency, composeSuspect } from "#leads/mail/compose-lead.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";
import { shownValue } from "#leads/text/stored-keys.ts";
import { webhookBody } from "#leads/webhook/webhook.ts";
import { leadRow, mailSettings } from "#tests/support/sample-lead.ts";

/** A lead whose values are all different. */
const lead = recordOf(builtInFields, (field) => {
  const spec = builtInFieldSpecs[field];
  return ("options" in spec && spec.options.at(-1)) || `value of ${field}`;
});
const row: LeadTable = { ...leadRow, ...columnsOf(lead) };

const plain = (written: string) => written.replace(/\s+/g, " ");

/** Fields whose value is not in a text. */
const missingIn = (written: string, value: (field: BuiltInField) => string) =>
  builtInFields.filter((field) => !plain(written).includes(plain(value(field))));

const shown = (field: BuiltInField) => shownValue(field, row);

describe("every field of the lead", () => {
  const report = { unanswered: { count: 1, leads: [row] }, suspects: [], undelivered: [] };
  test.each([
    ["agency", (delivery: DeliveryTable) => composeAgency(delivery, row, mailSettings)],
    ["suspect", (delivery: DeliveryTable) => composeSuspect(delivery, row, mailSettings)],
    ["daily", (delivery: DeliveryTable) => composeDaily(delivery, report, mailSettings)],
  ] as const)("is in the mail of kind %s, as text and as HTML", (kind, compose) => {
    const mail = compose(deliveryRow({ kind, leadId: row.id, now: 0 }));
    expect(missingIn(String(mail.text), shown)).toEqual([]);
    expect(missingIn(parse(String(mail.html)).text, shown)).toEqual([]);
  });

  test("is in the body of the webhook, by its key", () => {
    expect(JSON.parse(webhookBody(row)).data).toMatchObject(lead);
  });

  test("is in the JSON export by its key, and has a column with a heading in the others", async () => {
    async function* leads() {
      yield row;
    }
    expect(JSON.parse(await text(exportLeads(leads(), "json")))).toMatchObject([lead]);
    const columns = leadColumns();
    expect(missingIn(columns.map(({ cellOf }) => cellOf(row)).join("\n"), shown)).toEqual([]);
    for (const { label } of columns) expect(label).toBeTruthy();
  });
});
