import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { composeMail } from "#contact/mail/compose.tsx";
import { headerText } from "#contact/mail/header-text.ts";
import { folderTransport } from "#contact/mail/transport.ts";
import type { DeliveryKind, DeliveryTable, LeadTable } from "#contact/store/tables.ts";
import { site } from "#site.config.ts";
import { languages } from "#src/languages.ts";

const lead: LeadTable = {
  id: "019a0000-0000-7000-8000-000000000000",
  created_at: Date.UTC(2026, 10, 21, 9, 30),
  idempotency_key: null,
  language: "de",
  name: "Zoë Müller-Lefèvre",
  email: "zoe@bäckerei-example.de",
  company: "Bäckerei Müller & Söhne",
  phone: "+49 30 901820",
  project_type: "automation",
  budget: "medium",
  message: "Guten Tag,\nwir suchen <b>Hilfe</b>. 🥐\n\nשלום",
  state: "accepted",
  quarantine_reason: null,
  score: 0,
  recipient: null,
  digest_id: null,
};

function deliveryOf(kind: DeliveryKind): DeliveryTable {
  return {
    id: "019a0000-0000-7000-8000-000000000001",
    lead_id: lead.id,
    kind,
    message_id: "<019a0000-0000-7000-8000-000000000001@orvane.example>",
    state: "pending",
    attempts: 1,
    next_attempt_at: 0,
    lease_until: 0,
    fence: 1,
    last_error: null,
    created_at: lead.created_at,
    sent_at: null,
    recipient: null,
    payload: null,
    alarm_id: null,
  };
}

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "mails-"));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

async function written(kind: DeliveryKind, changes: Partial<LeadTable> = {}) {
  const addresses = { to: "bonjour@orvane.example", from: "site@orvane.example" };
  const claimed = { delivery: deliveryOf(kind), lead: { ...lead, ...changes } };
  await folderTransport(folder)(composeMail(claimed, addresses));
  const files = await readdir(folder);
  const raw = await readFile(join(folder, files[0] ?? ""), "utf8");
  return { files, raw, mail: await PostalMime.parse(raw) };
}

function spaced(mail: Email): string {
  return (mail.text ?? "").replace(/\s+/g, " ");
}

describe("the agency's mail", () => {
  test("holds every field, as HTML and as text, and answers go to the visitor", async () => {
    const { mail } = await written("agency");
    expect(mail.from).toMatchObject({ name: site.brand, address: "site@orvane.example" });
    expect(mail.to).toMatchObject([{ address: "bonjour@orvane.example" }]);
    expect(mail.replyTo).toMatchObject([
      { name: lead.name, address: `zoe@${new URL("http://bäckerei-example.de").hostname}` },
    ]);
    for (const text of [lead.name, lead.email, lead.company, lead.phone, "Automatisation et IA"]) {
      expect(spaced(mail)).toContain(text);
      expect(mail.html).toContain(text.replace("&", "&amp;"));
    }
    expect(spaced(mail)).toMatch(/5\s000\s€/);
    expect(mail.text).toContain("Langue : allemand\n");
    expect(mail.text).toContain("Guten Tag,\nwir suchen <b>Hilfe</b>. 🥐\n\nשלום");
    expect(mail.html).toContain("&lt;b&gt;Hilfe&lt;/b&gt;");
    expect(mail.html).not.toContain("<b>Hilfe");
  });

  test("says in its subject how promising the lead is, and goes where it was routed", async () => {
    const { mail } = await written("agency", { score: 73, recipient: "shops@agency.example" });
    expect(mail.subject).toContain("73");
    expect(spaced(mail)).toContain("73 / 100");
    expect(mail.to).toMatchObject([{ address: "shops@agency.example" }]);
  });

  test("keeps its Message-ID and its date whenever it is composed", async () => {
    const [first, again] = [await written("agency"), await written("agency")];
    expect(again.mail.messageId).toBe(deliveryOf("agency").message_id);
    expect(again.mail.date).toBe(first.mail.date);
    expect(again.files).toHaveLength(1);
  });

  test.each([
    ["a comma", "Doe, evil@example.org, Jane"],
    ["an address", "<evil@example.org>"],
    ["quotes", '"x" <evil@example.org>, "y"'],
    ["line breaks", "Jane\r\nBcc: evil@example.org\r\n\r\nbody"],
    ["NUL and controls", "Jane\0\u0007\u009f"],
    ["a group", "friends: evil@example.org;"],
  ])("has one reader and one Reply-To although the name holds %s", async (_what, name) => {
    const { mail, raw } = await written("agency", { name, company: name });
    expect(mail.replyTo).toHaveLength(1);
    expect(mail.replyTo?.[0]?.address).toContain("zoe@");
    expect(mail.to).toHaveLength(1);
    expect(mail.cc ?? []).toHaveLength(0);
    expect(mail.bcc ?? []).toHaveLength(0);
    const head = raw.slice(0, raw.indexOf("\r\n\r\n"));
    expect(head).not.toMatch(/^bcc:/im);
  });

  test("has a subject without invisible characters or turned reading direction", async () => {
    const { mail } = await written("agency", {
      name: "A\u202Egpj.exe\u2066\u200B\0\u2028B",
      company: "שלום 🥐",
    });
    expect(mail.subject).not.toMatch(/[\p{Cc}\u200b\u2028\u202a-\u202e\u2066-\u2069]/u);
    expect(mail.subject).toContain("A gpj.exe B");
    expect(mail.subject).toContain("שלום 🥐");
  });

  test("has a subject of bearable length", async () => {
    const { mail } = await written("agency", { name: "n".repeat(100), company: "🥐".repeat(100) });
    expect(mail.subject?.length).toBeLessThanOrEqual(200);
    expect(mail.subject?.isWellFormed()).toBe(true);
  });
});

describe("the acknowledgement", () => {
  test.each(languages)(
    "is in the visitor's language and repeats nothing they typed (%s)",
    async (language) => {
      const { mail } = await written("acknowledgement", { language });
      expect(mail.html).toContain(`lang="${language}"`);
      expect(mail.subject).toContain(site.brand);
      const typed = [lead.name, "Zoë", lead.company, "Bäckerei", lead.phone, "Guten Tag", "zoe@"];
      for (const text of typed) {
        expect(mail.text).not.toContain(text);
        expect(mail.html).not.toContain(text);
        expect(mail.subject).not.toContain(text);
      }
      expect(`${mail.subject}${mail.text}`).not.toContain("{");
    },
  );

  test("goes to the visitor alone, and says that a machine sent it", async () => {
    const { mail } = await written("acknowledgement");
    expect(mail.to).toHaveLength(1);
    expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-replied");
    expect(mail.replyTo?.[0]?.address).toBe("bonjour@orvane.example");
  });

  test("shows the brand's three bars without a picture", async () => {
    const { mail } = await written("acknowledgement");
    for (const colour of ["#1f3fd6", "#e8401f", "#f5a800"])
      expect(mail.html?.toLowerCase()).toContain(colour);
    expect(mail.html).not.toContain("<img");
  });
});

describe("text for a header", () => {
  test("is one clean line of limited length", () => {
    expect(headerText(" a\r\nb\tc\u202ed ")).toBe("a b c d");
    expect(headerText("x".repeat(200), 10)).toBe(`${"x".repeat(9)}…`);
    expect(headerText(`${"x".repeat(8)}🥐🥐`, 10).isWellFormed()).toBe(true);
  });
});
