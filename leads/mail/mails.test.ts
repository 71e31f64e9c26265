import { readdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import PostalMime, { type Email } from "postal-mime";
import { beforeEach, describe, expect, test } from "vitest";
import { formatDay } from "#contract/formats/days.ts";
import { languageNames } from "#contract/formats/language-names.ts";
import { languages, locales } from "#contract/languages/languages.ts";
import { promiseNext } from "#contract/lead/promise-texts.ts";
import { validateLead } from "#contract/lead/validate-lead.ts";
import { pathOf } from "#contract/routes/addresses.ts";
import { buttonPromises } from "#data/contract/facts/button-promises.ts";
import { answeredBy, people } from "#data/contract/facts/people.ts";
import { site } from "#data/contract/facts/site.ts";
import { composeDaily } from "#leads/daily/compose-daily.ts";
import { acknowledgementCopy } from "#leads/mail/acknowledgement.copy.ts";
import { composeAcknowledgement } from "#leads/mail/compose-acknowledgement.ts";
import { composeAgency, composeSuspect } from "#leads/mail/compose-lead.ts";
import type { MailSettings } from "#leads/mail/mail-envelope.ts";
import { folderTransport } from "#leads/mail/transport.ts";
import { PermanentFailure } from "#leads/outbox/delivery-errors.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import type { DeliveryTable, LeadTable } from "#leads/store/tables.ts";
import { agencyMailsCopy } from "#leads/text/agency-mails.copy.ts";
import { projectLabel } from "#leads/text/stored-keys.ts";
import { leadRow, mailSettings, sampleLead } from "#tests/support/sample-lead.ts";
import { newFolder } from "#tests/support/temporary-files.ts";
import { thirdLanguage } from "#tests/support/test-languages.ts";

const lead = leadRow;

let folder: string;
beforeEach(async () => {
  folder = await newFolder();
});

/** A delivery that was given up, as the daily mail lists it. */
const deadDelivery = {
  kind: "agency",
  state: "dead",
  last_error: "550 5.4.5 quota of zoe@evil.example",
} as const;

const composers = {
  agency: composeAgency,
  suspect: composeSuspect,
  acknowledgement: composeAcknowledgement,
  daily: (delivery: DeliveryTable, row: LeadTable, mails: MailSettings) => {
    const undelivered = [{ delivery: { ...delivery, ...deadDelivery }, lead: row }];
    const report = { unanswered: { count: 1, leads: [row] }, suspects: [row], undelivered };
    return composeDaily(delivery, report, mails);
  },
};

async function written(kind: keyof typeof composers, changes: Partial<LeadTable> = {}) {
  const row = { ...lead, ...changes };
  const [recipient = ""] = mailSettings.to;
  const delivery = deliveryRow({ kind, leadId: lead.id, now: lead.created_at, recipient });
  await folderTransport(folder)(composers[kind](delivery, row, mailSettings));
  const files = await readdir(folder);
  const raw = await readFile(join(folder, files[0] ?? ""), "utf8");
  return { files, raw, mail: await PostalMime.parse(raw) };
}

function spaced(mail: Email): string {
  return (mail.text ?? "").replace(/\s+/g, " ");
}

describe("the mail to the agency", () => {
  test("goes to the agency, with the message as it was typed, and replies go to the visitor", async () => {
    const { mail } = await written("agency");
    expect(mail.from).toMatchObject({ name: site.brand, address: "site@orvane.example" });
    expect(mail.to).toMatchObject([{ address: "bonjour@orvane.example" }]);
    expect(mail.replyTo).toMatchObject([
      { name: lead.name, address: `zoe@${new URL("http://bäckerei-example.de").hostname}` },
    ]);
    expect(mail.text).toContain(`: ${languageNames([lead.language], site.agencyLanguage)}\n`);
    expect(mail.text).toContain("> Guten Tag,\n> wir suchen <b>Hilfe</b>. 🥐\n> \n> שלום\n");
    expect(mail.html).toContain("&lt;b&gt;Hilfe&lt;/b&gt;");
    expect(mail.html).not.toContain("<b>Hilfe");
    // Replies quote it.
    expect(spaced(mail)).not.toContain("/ 100");
  });

  test("is in one language, the agency's, and its subject names the visitor's, without invisible or bidirectional characters", async () => {
    const company = "A\u202Egpj.exe\u2066\u200B\0\u2028B שלום 🥐";
    const { mail } = await written("agency", { language: "en", project_type: "ecommerce", company });
    expect(mail.html).toContain(`lang="${site.agencyLanguage}"`);
    expect(mail.subject).toContain(languageNames(["en"], site.agencyLanguage));
    expect(mail.subject).toContain(projectLabel("ecommerce", site.agencyLanguage).replace(/\s+/g, " "));
    // A reply that begins at the address is in the visitor's.
    expect(mail.html).toMatch(/href="mailto:[^"]*\?subject=Your%20enquiry/);
    expect(mail.subject).toContain("A gpj.exe B");
    expect(mail.subject).toContain("שלום 🥐");
    expect(mail.subject).not.toMatch(/[\p{Cc}\u200b\u2028\u202a-\u202e\u2066-\u2069]/u);
  });
});

/** Matches whatever in the sample input a mail program would turn into a link. */
const linkable = /(?:https?:\/\/|www\.)evil|evil\.example|zoe@evil/;

describe("a visitor's text", () => {
  const words = "Voir https://evil.example/x?a=b, www.evil.example, evil.example ou zoe@evil.example";

  test.each(["agency", "suspect", "daily"] as const)(
    "is complete in the mail of kind %s and contains no links, not even in the name",
    async (kind) => {
      const name = "https://evil.example Zoe";
      const { mail } = await written(kind, {
        name,
        company: "www.evil.example",
        message: words,
        signals: "markup",
        status: "suspect",
      });
      // The subject in a mailto link is not part of this mail's text.
      const html = (mail.html ?? "").replaceAll(/subject=[^"]*/g, "");
      for (const part of [mail.text ?? "", html]) {
        expect(part).not.toMatch(linkable);
        expect(part.replaceAll("\u2060", "").replaceAll("&amp;", "&").replaceAll(/\s+/g, " ")).toContain(
          words,
        );
        expect(part).toContain("+49 30 901820");
        expect(part).toContain(lead.email);
        expect(part).toContain("deadbeef");
      }
      expect(mail.html).not.toMatch(
        /href="(?!mailto:zoe@xn--b|tel:\+4930901820"|https:\/\/orvane\.example\/functions)/,
      );
    },
  );
});

test("what a lead without suspicion says can be searched, copied and quoted as typed", async () => {
  const message = "Notre site : https://evil.example/x, sinon zoe@evil.example";
  for (const kind of ["agency", "suspect"] as const) {
    const { mail } = await written(kind, { message, company: "evil.example" });
    expect(mail.text).toContain(message);
    expect(mail.html).toContain(message);
    if (kind === "agency") expect(mail.text).not.toContain("\u2060");
  }
});

describe("what a visitor writes cannot pass for ours", () => {
  const row = agencyMailsCopy(site.agencyLanguage).rows.reference;
  const imitation = ["Hello", "", `${row} : 12345678`, "Open this enquiry", "https://orvane.example/forged"];

  test.each(["agency", "suspect", "daily"] as const)("in the mail of kind %s", async (kind) => {
    const { mail } = await written(kind, { message: imitation.join("\n") });
    const lines = (mail.text ?? "").split("\n");
    const ours = lines.filter((line) => !line.startsWith(">"));
    for (const line of imitation.filter((one) => one !== ""))
      expect(ours.filter((one) => one.includes(line))).toEqual([]);
    // In HTML it stands in a part of its own, without a link of ours.
    const parts = mail.html?.match(/<p class="typed"[^>]*>.*?<\/p>/gs) ?? [];
    expect(parts.join("\n")).toContain("Open this enquiry");
    expect(parts.join("\n")).not.toContain("<a ");
    expect(mail.html?.replaceAll(/<p class="typed"[^>]*>.*?<\/p>/gs, "")).not.toContain("Open this enquiry");
  });
});

test("an encoded word that a visitor types stands as it is in no header, and is decoded by nobody", async () => {
  const word = "=?utf-8?Q?X=0D=0ABcc:_evil=40e.org?=";
  for (const kind of ["agency", "suspect", "acknowledgement"] as const) {
    await rm(folder, { recursive: true, force: true });
    const { raw, mail } = await written(kind, { name: word, company: `${word} ${word}`, signals: "markup" });
    const headers = raw.slice(0, raw.indexOf("\r\n\r\n"));
    // What mail programs would decode says what was typed, and nothing else is left to decode.
    expect(headers).not.toContain("evil=40e");
    for (const text of [mail.subject, ...(mail.replyTo ?? []).map(({ name }) => name)])
      expect(text).not.toMatch(/Bcc: evil|[\r\n]/);
    if (kind !== "acknowledgement") expect(mail.subject?.replaceAll("\u2060", "")).toContain(word);
  }
  const email = "=?utf-8?q?evil?=@example.org";
  await rm(folder, { recursive: true, force: true });
  const { raw } = await written("agency", { email });
  expect(raw.slice(0, raw.indexOf("\r\n\r\n"))).not.toContain("evil");
  await expect(written("acknowledgement", { email })).rejects.toThrow(PermanentFailure);
  expect(validateLead({ ...sampleLead, email }).ok).toBe(false);
});

test("a click on an address or a number leads where the visitor meant", async () => {
  const { mail } = await written("agency", {
    email: "zoe+news&co@bäckerei-example.de",
    phone: "030 901820 ext 12",
    language: thirdLanguage,
  });
  expect(mail.html).toMatch(/href="mailto:zoe%2Bnews%26co@xn--bckerei-example-0kb\.de\?subject=/);
  expect(mail.html).toContain('href="tel:+4930901820;ext=12"');
  await rm(folder, { recursive: true });
  expect((await written("agency", { phone: "call me maybe" })).mail.html).not.toContain("tel:");
});

test("the mail about a suspect warns, says why, contains score, source and a link, and replies to it stay within the agency", async () => {
  const { mail } = await written("suspect", {
    signals: "markup",
    status: "suspect",
    source: '{"utm_source":"newsletter"}',
    service: "websites",
  });
  expect(mail.subject).toMatch(/^\[/);
  expect(spaced(mail)).toContain("73 / 100");
  expect(spaced(mail)).toContain(agencyMailsCopy(site.agencyLanguage).signals.markup);
  expect(spaced(mail)).toContain("newsletter");
  expect(mail.replyTo?.map(({ address }) => address)).toEqual(["bonjour@orvane.example"]);
  expect(mail.html?.match(/\?lead=[\da-f-]{36}/g)).toEqual([`?lead=${lead.id}`]);
});

describe("the acknowledgement", () => {
  test.each(languages)("in %s says what happens next with what was asked for", async (language) => {
    for (const promise of buttonPromises) {
      const next = promiseNext(promise, language, "inMail")?.replace(/\s+/g, " ");
      if (next === undefined) continue;
      await rm(folder, { recursive: true });
      const { mail } = await written("acknowledgement", { language, promise });
      expect(spaced(mail)).toContain(next);
      expect(spaced(mail)).not.toContain(acknowledgementCopy(language).next.replace(/\s+/g, " "));
    }
  });

  test.each(languages)(
    "is in the visitor's language, greets, is signed, names company and privacy policy, and repeats nothing they typed but their name and what they wrote (%s)",
    async (language) => {
      const { mail } = await written("acknowledgement", { language });
      expect(mail.to).toHaveLength(1);
      expect(mail.headers.find(({ key }) => key === "auto-submitted")?.value).toBe("auto-replied");
      expect(mail.replyTo?.[0]?.address).toBe("bonjour@orvane.example");
      expect(mail.html).toContain(`lang="${language}"`);
      expect(mail.subject).toContain(site.brand);
      const [first] = lead.name.split(" ");
      expect(mail.text).toMatch(new RegExp(`(${lead.name}|${first}),`));
      expect(mail.text).toContain(people[answeredBy[language]].name);
      expect(mail.text).toContain("> Guten Tag,\n> wir suchen <b>Hilfe</b>");
      for (const typed of [lead.company, "Bäckerei", lead.phone, "zoe@"])
        for (const part of [mail.text, mail.html, mail.subject]) expect(part).not.toContain(typed);
      expect(`${mail.subject}${mail.text}`).not.toContain("{");
      const policy = new URL(pathOf("privacy", language), site.url).href;
      for (const text of [site.legal.name, site.legal.street, policy]) expect(mail.text).toContain(text);
      expect(mail.html).toContain(`href="${policy}"`);
    },
  );

  test.each([
    "Voir https://evil.example",
    "www.evil.example",
    "write to zoe@evil",
    "evil.example",
    "Call +44 20 7946 0417 now",
  ])("sends nobody a text that leads somewhere: %s", async (message) => {
    const { mail } = await written("acknowledgement", { message });
    for (const part of [mail.text, mail.html]) expect(part).not.toContain(message);
  });

  test.each([
    ["a Saturday", Date.UTC(2026, 10, 28, 14, 29), 1],
    ["24 December", Date.UTC(2026, 11, 24, 14), 4],
    ["a working day", Date.UTC(2026, 10, 24, 9, 30), 25],
  ])("of a message sent on %s names one day, on which somebody is there", async (_when, created_at, day) => {
    const closed = [{ from: "2026-12-25", to: "2027-01-01" }];
    const { hours } = site;
    Object.assign(site, { hours: { ...hours, closed, days: ["Mo", "Tu", "We", "Th", "Fr"] } });
    for (const language of languages) {
      await rm(folder, { recursive: true, force: true });
      const { mail } = await written("acknowledgement", { language, created_at });
      const months = Array.from({ length: 12 }, (_, month) =>
        formatDay(Date.UTC(2026, month, 15), locales[language], { month: "long" }),
      );
      const days = spaced(mail).match(new RegExp(`\\d+(?:er|\\.)? (?:${months.join("|")})`, "g"));
      expect(days?.map((one) => Number.parseInt(one, 10))).toEqual([day]);
    }
    Object.assign(site, { hours });
  });

  test("greets nobody with what is not a name", async () => {
    for (const name of ["evil.example", "Zoe 100% off", "x".repeat(60), "CLICK! NOW", "a@b"]) {
      await rm(folder, { recursive: true });
      const { mail } = await written("acknowledgement", { name });
      expect(mail.text).not.toContain(name);
      expect(mail.text).toContain(acknowledgementCopy(thirdLanguage).greetingNameless);
    }
  });
});

test("in Outlook for Windows, which knows no widest width and no padding of tables, a mail is 600 pixels wide and keeps off its edges", async () => {
  const { mail } = await written("agency");
  const [, before = "", after = ""] =
    /<!--\[if mso\]>(.*?)<!\[endif\]-->.*<!--\[if mso\]>(.*?)<!\[endif\]-->/s.exec(mail.html ?? "") ?? [];
  expect(before).toMatch(/^<table [^>]*width="600"[^>]*><tr><td>$/);
  expect(after).toBe("</td></tr></table>");
  expect(mail.html).not.toMatch(/<table[^>]*style="[^"]*padding/);
});
