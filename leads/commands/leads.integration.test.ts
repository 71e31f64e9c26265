import { spawnSync } from "node:child_process";
import { mkdir, readdir, readFile, stat, writeFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { domainToASCII } from "node:url";
import { describe, expect, test } from "vitest";
import { localTime } from "#contract/formats/business-hours.ts";
import type { Lead } from "#contract/lead/lead-fields.ts";
import { site } from "#data/contract/facts/site.ts";
import { buildFolder } from "#data/contract/reader/site-folder.ts";
import { addDeskKey } from "#leads/desk/desk-keys.ts";
import { mailFileName } from "#leads/mail/transport.ts";
import { readLastBackup } from "#leads/server/last-backup.ts";
import { iterateLeads } from "#leads/store/find-leads.ts";
import { readLinkSecret } from "#leads/store/link-secret.ts";
import { type Assessment, saveLead } from "#leads/store/save-lead.ts";
import { printedBy } from "#tests/support/command-line.ts";
import { folder, freshStore, store } from "#tests/support/fresh-store.ts";
import { newLead } from "#tests/support/sample-lead.ts";

freshStore();

const lead: Lead = {
  ...newLead.lead,
  email: "zoe@bäckerei.example",
  company: "=HYPERLINK(1)",
  message: "Guten Tag,\nwir suchen \u202eeine Webseite.",
};
const suspect: Assessment = {
  state: "quarantined",
  signals: "hidden-field",
  score: 12,
  recipient: null,
};
const clock = { now: () => Date.UTC(2026, 10, 21, 12) };

async function saved(words: Partial<Lead> = {}, assessment?: Assessment): Promise<string> {
  const { id } = await saveLead(store, clock, {
    ...newLead,
    lead: { ...lead, ...words },
    deliveries: assessment ? [] : ["agency", "acknowledgement"],
    ...(assessment && { assessment }),
  });
  return id;
}

const leads = (...line: string[]) => printedBy(line, folder, store, clock);
const exported = async (...line: string[]) => JSON.parse(await leads("export", "--format", "json", ...line));

test("the exit code says whether it worked, could not, or was not understood; a missing database stays missing", async () => {
  const run = (dataFolder: string, ...line: string[]) =>
    spawnSync(process.execPath, [`${buildFolder}/server/leads.js`, ...line], {
      env: { ...process.env, DATA_DIR: dataFolder },
      encoding: "utf8",
    });
  expect(run(folder, "export", "--format", "json")).toMatchObject({ status: 0, stdout: "[]\n", stderr: "" });
  for (const line of [["frobnicate"], ["erase", "zoe@example.org", "--expired"]])
    expect(run(folder, ...line)).toMatchObject({ status: 2, stdout: "" });
  const missing = join(folder, "mistyped");
  expect(run(missing, "export")).toMatchObject({ status: 1, stderr: expect.stringContaining("DATA_DIR") });
  await expect(stat(missing)).rejects.toThrow();
});

describe("export", () => {
  test("writes every lead as CSV without formulas", async () => {
    await saved();
    await saved({ company: 'a "b"' }, suspect);
    const csv = await leads("export");
    expect(csv).toContain(`"'=HYPERLINK(1)";"+49 30 901820"`);
    const { day, time } = localTime(clock.now(), site.hours.timeZone);
    expect(csv).toContain(`${day} ${time}`);
    expect(csv).toContain('"a ""b"""');
    expect(csv.split("\r\n")).toHaveLength(4);
  });

  test("writes everything one person has sent as it is, however their address is spelled, and nothing else", async () => {
    await saved();
    await saved({ email: "other@example.org", name: "Somebody" });
    expect(await exported("--email", "ZOE@BÄCKEREI.example")).toMatchObject([lead]);
    expect(await exported("--email", "nobody@example.org")).toEqual([]);
  });
});

test("an export has each lead that is found once, however many there are", async () => {
  for (let turn = 0; turn < 250; turn += 1) await saved({ company: turn % 2 ? "Backhaus" : "Laden" });
  const ids: string[] = [];
  for await (const { id } of iterateLeads(store, { words: "backhaus" })) ids.push(id);
  expect(ids).toHaveLength(125);
  expect(ids).toEqual([...new Set(ids)].toSorted());
});

describe("erase", () => {
  test("leaves no byte of a mailbox, however it was spelled, and keeps all others", async () => {
    await saved();
    await saved({
      email: `Zoe@${domainToASCII("bäckerei.example").toUpperCase()}`,
      message: "Another message",
    });
    await saved({ email: "other@example.org", name: "Somebody", message: "Something else entirely" });
    const mails = await store.selectFrom("delivery").selectAll().execute();
    await mkdir(join(folder, "mail"));
    for (const { message_id } of mails) await writeFile(join(folder, "mail", mailFileName(message_id)), "x");

    const printed = await leads("erase", "zoe@BÄCKEREI.example");
    expect(printed).toContain("2026-11-21T12:00:00.000Z erased leads: 2.");
    expect(printed).toContain("has been overwritten");
    const files = (await readdir(folder)).filter((name) => name.startsWith("orvane.sqlite"));
    for (const name of files.filter((file) => !file.endsWith("-shm"))) {
      const bytes = await readFile(join(folder, name));
      for (const word of ["Zoë", "zoe\n", "Webseite", "webseite", "ckerei", "Another message"])
        expect(bytes.includes(word)).toBe(false);
    }
    expect(await readdir(join(folder, "mail"))).toHaveLength(2);
    expect(await exported()).toMatchObject([{ name: "Somebody" }]);
    expect(await leads("erase", "nobody@example.org")).toContain("leads: 0");
  });

  test("fails while the write-ahead log is being read, and can then be repeated", async () => {
    await saved();
    const reader = new DatabaseSync(join(folder, "orvane.sqlite"));
    reader.exec("begin; select * from lead");
    reader.prepare("select * from lead").all();
    await expect(leads("erase", lead.email)).rejects.toThrow("run the same command again");
    reader.close();
    expect(await leads("erase", lead.email)).toContain("has been overwritten");
  });
});

describe("backup", () => {
  const backUp = (name = "backups") => leads("backup", "--dir", join(folder, name), "--keep", "30d");
  const fileIn = (message: string) => / in (\S+\.sqlite)/.exec(message)?.[1] ?? "";

  test("copies a database consistently while it is being written, for its user alone, without sessions", async () => {
    await saved();
    await addDeskKey(store, clock, { kind: "session", mailbox: "zoe@agency.example" });
    const writing = Array.from({ length: 50 }, () => saved());
    const [message] = await Promise.all([backUp(), ...writing]);
    const copy = new DatabaseSync(fileIn(message));
    const { count } = copy.prepare("select count(*) as count from lead").get() ?? {};
    expect(copy.prepare("select * from desk_key").all()).toEqual([]);
    copy.close();
    expect(Number(count)).toBeGreaterThan(0);
    expect(message).toMatch(new RegExp(`^leads: ${count},`));
    expect(await readdir(join(folder, "backups"))).toHaveLength(1);
    expect((await stat(fileIn(message))).mode & 0o777).toBe(0o600);
  });

  test("removes old copies, and keeps other files", async () => {
    await mkdir(join(folder, "backups"));
    const [old, recent] = [
      "orvane-2026-10-20T12-00-00.000Z.sqlite",
      "orvane-2026-10-23T12-00-00.000Z.sqlite",
    ];
    for (const name of [old, recent, "notes.sqlite"]) await writeFile(join(folder, "backups", name), "");
    expect(await backUp()).toContain("removed: 1.");
    expect((await readdir(join(folder, "backups"))).sort()).toEqual([
      "notes.sqlite",
      recent,
      "orvane-2026-11-21T12-00-00.000Z.sqlite",
    ]);
    expect(await readLastBackup(folder)).toBeGreaterThan(0);
  });

  test("removes what killed backups have left, and nothing of one under way", async () => {
    await mkdir(join(folder, "backups"));
    const name = "orvane-2026-11-20T12-00-00.000Z.sqlite";
    const underWay = `${name}.${process.ppid}.part`;
    const left = [`${name}.part`, `${name}.part-journal`, `${name}.4194305.part`, `${name}.4194305.part-wal`];
    for (const draft of [...left, underWay]) await writeFile(join(folder, "backups", draft), "");
    const copy = fileIn(await backUp());
    expect(await readdir(join(folder, "backups"))).toEqual([underWay, basename(copy)]);
  });
});

test("makes mailed links useless, and ends all sessions", async () => {
  await addDeskKey(store, clock, { kind: "session", mailbox: "zoe@agency.example" });
  const before = await readLinkSecret(store);
  await leads("replace-secret");
  expect(await readLinkSecret(store)).not.toBe(before);
  expect(await store.selectFrom("desk_key").selectAll().execute()).toEqual([]);
});
