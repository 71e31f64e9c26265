import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import type { FastifyInstance } from "fastify";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { systemClock } from "#leads/clock.ts";
import { exportLeads } from "#leads/export/export-leads.ts";
import { folderTransport } from "#leads/mail/transport.ts";
import { createDeliver } from "#leads/sending/deliver.ts";
import { createApp } from "#leads/server/app.ts";
import { readConfiguration } from "#leads/server/configuration.ts";
import { type LeadService, openLeadService } from "#leads/server/lead-service.ts";
import { iterateLeads, listLeads } from "#leads/store/find-leads.ts";
import { folder, freshStore, store } from "#tests/support/fresh-store.ts";
import { mailSettings, validFields } from "#tests/support/sample-lead.ts";
import { sendDueDeliveries } from "#tests/support/send-due-deliveries.ts";
import { servedFiles } from "#tests/support/served-files.ts";
import { thirdLanguage } from "#tests/support/test-languages.ts";

freshStore();

let service: LeadService;
let app: FastifyInstance;

beforeEach(async () => {
  service = await openLeadService(readConfiguration({ DATA_DIR: folder }));
  app = createApp({ ...service, files: servedFiles, clock: systemClock, trustedProxies: [] });
});

afterEach(async () => {
  await app.close();
  await service.close();
});

const post = async (changes: Record<string, unknown>) => {
  const payload = { ...validFields, language: thirdLanguage, openFor: 60_000, ...changes };
  return (await app.inject({ method: "POST", url: "/functions/v1/send-contact-email", payload })).statusCode;
};

/** All outgoing mails, parsed as a mail program would. */
async function mails(): Promise<(Email & { raw: string })[]> {
  const sendMail = folderTransport(join(folder, "mail"));
  const deliver = createDeliver({ store, clock: systemClock, sendMail, mails: mailSettings, webhook: null });
  await sendDueDeliveries({ store, clock: systemClock, deliver });
  const names = await readdir(join(folder, "mail"));
  return Promise.all(
    names.map(async (name) => {
      const raw = await readFile(join(folder, "mail", name), "utf8");
      return { ...(await PostalMime.parse(raw)), raw };
    }),
  );
}

const csv = () => text(exportLeads(iterateLeads(store, {}), "csv"));

describe("what a visitor types", () => {
  test.each([
    ["line breaks and headers", "Zoë\r\nBcc: evil@example.org\r\n\r\nHello"],
    ["a second recipient", "Zoë <evil@example.org>, x@example.org"],
    ["an encoded word", "=?utf-8?Q?Zo=0D=0ABcc:_evil=40example.org?="],
    ["a comma", "Doe, evil@example.org, Jane"],
    ["NUL", "Zoë\0\0Bcc: evil@example.org"],
  ])("adds neither a header nor a recipient to a mail: %s", async (_what, name) => {
    expect(await post({ name, company: `${name} GmbH` })).toBe(200);
    const sent = await mails();
    expect(sent.map(({ to }) => to?.map(({ address }) => address)).toSorted()).toEqual([
      ["bonjour@orvane.example"],
      ["zoe@example.org"],
    ]);
    for (const { cc, bcc, replyTo, headers, raw } of sent) {
      expect([cc, bcc].flat().filter(Boolean)).toEqual([]);
      expect(replyTo).toHaveLength(1);
      expect(headers.map(({ key }) => key)).not.toContain("x-evil");
      expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toMatch(/^(bcc|x-evil):/im);
    }
  });

  test.each([
    ["an international domain", { email: "zoe@bäckerei-example.de" }],
    ["emoji of several parts", { name: "Zoë 👩‍🍳🏳️‍🌈", message: "🥐".repeat(500) }],
    [
      "right-to-left text",
      { name: "משה כהן", company: "شركة المثال", message: "שלום, אנחנו צריכים אתר חדש" },
    ],
    ["decomposed letters", { name: "Zoe\u0308 Mu\u0308ller" }],
  ])("is stored, mailed and exported unchanged: %s", async (_what, changes) => {
    expect(await post(changes)).toBe(200);
    expect((await listLeads(store, {}, 1))[0]).toMatchObject(changes);
    const agency = (await mails()).find(({ to }) => to?.[0]?.address?.startsWith("bonjour"));
    const mailed = agency?.text?.replaceAll(/\s+/g, " ");
    const exported = await csv();
    for (const value of Object.values(changes)) {
      expect(mailed).toContain(value);
      expect(exported).toContain(value);
    }
  });
});
