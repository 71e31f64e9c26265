import { spawnSync } from "node:child_process";
import { copyFile, mkdir, mkdtemp, readdir, readFile, rm, stat, utimes, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { DatabaseSync } from "node:sqlite";
import { PassThrough } from "node:stream";
import { domainToASCII } from "node:url";
import { inflateRawSync } from "node:zlib";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import type { Lead } from "#contact/lead-fields.ts";
import { mailFileName } from "#contact/mail/transport.ts";
import { openStore } from "#contact/store/open-store.ts";
import { type Judgement, saveLead } from "#contact/store/save-lead.ts";
import type { Store } from "#contact/store/tables.ts";
import { timeOrderedId } from "#contact/store/time-ordered-id.ts";
import { readConfiguration } from "#server/configuration.ts";
import { timeOf } from "#server/last-backup.ts";
import { readCommand, UsageError } from "#server/leads/read-command.ts";
import { runCommand } from "#server/leads/run-command.ts";
import { isWithoutStore, runWithoutStore } from "#server/leads/run-without-store.ts";
import { site } from "#site.config.ts";
import { wordsOf } from "#src/content/words.ts";
import { newLead } from "#tests/sample-lead.ts";

const lead: Lead = {
  ...newLead.lead,
  email: "zoe@bäckerei.example",
  company: "=HYPERLINK(1)",
  message: "Guten Tag,\nwir suchen \u202eeine Webseite.",
};
const suspect: Judgement = {
  state: "quarantined",
  signals: "hidden-field",
  score: 12,
  recipient: null,
};
const clock = { now: () => Date.UTC(2026, 10, 21, 12) };

let folder: string;
let store: Store;
let progress: string[];

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "leads-"));
  store = await openStore(folder);
  progress = [];
});
afterEach(async () => {
  await store.destroy();
  await rm(folder, { recursive: true, force: true });
});

async function saved(words: Partial<Lead> = {}, judgement?: Judgement): Promise<string> {
  const { id } = await saveLead(store, clock, {
    ...newLead,
    lead: { ...lead, ...words },
    deliveries: judgement ? [] : ["agency", "acknowledgement"],
    ...(judgement && { judgement }),
  });
  return id;
}

const leads = async (...words: string[]) => (await outputOf(...words)).toString();

/** Runs a command line and returns its output. */
async function outputOf(...words: string[]): Promise<Buffer> {
  const output = new PassThrough();
  const written: Buffer[] = [];
  output.on("data", (chunk) => written.push(chunk));
  const { command, json } = readCommand(words);
  const dependencies = {
    store,
    clock,
    dataFolder: folder,
    deliveries: ["agency", "acknowledgement", "webhook"] as const,
    mailHost: "orvane.example",
    output,
    progress: (said: string) => progress.push(said),
  };
  if (isWithoutStore(command)) {
    const configuration = readConfiguration({ DATA_DIR: folder });
    await runWithoutStore({ ...dependencies, configuration }, command, json);
  } else await runCommand(dependencies, command, json);
  return Buffer.concat(written);
}

describe("the command line", () => {
  test.each([
    [["frobnicate"], "unknown command"],
    [["list", "--limit", "many"], "--limit"],
    [["list", "--state", "quarantined"], "--state"],
    [["list", "--since", "yesterday"], "--since"],
    [["list", "--all"], "--all"],
    [["list", "extra"], "extra"],
    [["show"], "an id"],
    [["show", "a", "b"], "an id"],
    [["export", "--format", "xls"], "--format"],
    [["release"], "--all"],
    [["release", "abc", "--all"], "--all"],
    [["erase"], "email"],
    [["search"], "words"],
    [["erase", "nobody"], "email"],
    [["backup"], "a file"],
    [["list", "--nonsense"], "nonsense"],
  ])("reports what is wrong with %j", (words, said) => {
    expect(() => readCommand(words)).toThrow(UsageError);
    expect(() => readCommand(words)).toThrow(said);
  });

  test.each([[[]], [["--help"]], [["list", "-h"]], [["help"]]])("prints its usage for %j", (words) => {
    expect(readCommand(words).command).toEqual({ name: "help" });
  });
});

describe("the exit code", () => {
  test.each([
    [["list"], 0, "No leads", ""],
    [["show", "ffffffff"], 1, "", "no lead has the id"],
    [["frobnicate"], 2, "", "unknown command"],
  ])("of %j is %i", (words, status, output, complaint) => {
    const env = { ...process.env, DATA_DIR: folder };
    const run = spawnSync(process.execPath, ["server/leads/main.ts", ...words], { env, encoding: "utf8" });
    expect(run.status).toBe(status);
    expect(run.stdout).toContain(output);
    expect(run.stderr).toContain(complaint);
    if (status > 0) expect(run.stdout).toBe("");
  });

  test("leaves a missing database missing", async () => {
    const env = { ...process.env, DATA_DIR: join(folder, "mistyped") };
    const run = spawnSync(process.execPath, ["server/leads/main.ts", "list"], { env, encoding: "utf8" });
    expect(run.status).toBe(1);
    expect(run.stderr).toContain("DATA_DIR");
    await expect(stat(join(folder, "mistyped"))).rejects.toThrow();
  });
});

describe("list and show", () => {
  test("show the leads, newest first, safely for a terminal", async () => {
    await saved({ name: "First\u001b[2J" });
    await saved({ name: "Second" }, suspect);
    const lines = (await leads("list")).split("\n");
    expect(lines[1]).toContain("Second");
    expect(lines[1]).toContain(wordsOf("leadActions", site.agencyLanguage).labels.suspect);
    expect(lines[2]).toContain("First [2J");
    expect(await leads("list", "--state", "new")).not.toContain("Second");
    expect(await leads("list", "--limit", "1")).not.toContain("First");
    expect(await leads("list", "--since", "2026-11-22")).toBe("No leads.\n");
    expect(JSON.parse(await leads("list", "--json"))).toHaveLength(2);
  });

  test("find a lead with its deliveries by the end of its id", async () => {
    const id = await saved();
    expect(await leads("show", id.slice(0, 13))).toContain(lead.email);
    const shown = await leads("show", id.slice(-8));
    expect(shown).toContain(lead.email);
    expect(shown).toMatch(/agency +pending/);
    expect(shown).not.toContain("\u202e");
    expect(JSON.parse(await leads("show", id, "--json")).lead.message).toBe(lead.message);
    await expect(leads("show", "ffffffff")).rejects.toThrow("no lead");
    await expect(leads("show", "%")).rejects.toThrow("no lead");
  });
});

/** Extracts the text files of a zip archive by reading its central directory. */
function unzipped(zip: Buffer): Map<string, string> {
  const found = new Map<string, string>();
  const entry = Buffer.from("PK\x01\x02", "latin1");
  for (let at = zip.indexOf(entry); at >= 0; at = zip.indexOf(entry, at + 4)) {
    const [size, length, local] = [
      zip.readUInt32LE(at + 20),
      zip.readUInt16LE(at + 28),
      zip.readUInt32LE(at + 42),
    ];
    const start = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const data = zip.subarray(start, start + size);
    const bytes = zip.readUInt16LE(at + 10) === 0 ? data : inflateRawSync(data);
    found.set(zip.toString("utf8", at + 46, at + 46 + length), bytes.toString("utf8"));
  }
  return found;
}

describe("export", () => {
  test("writes every lead as CSV without formulas", async () => {
    await saved();
    await saved({ company: 'a "b"' }, suspect);
    const csv = await leads("export");
    expect(csv).toContain(`"'=HYPERLINK(1)";"+49 30 901820"`);
    expect(csv).toContain("2026-11-21 13:00");
    expect(csv.slice(0, csv.indexOf("\r\n")).split(";").length).toBeGreaterThan(15);
    expect(csv).toContain('"a ""b"""');
    expect(csv.split("\r\n")).toHaveLength(4);
  });

  test("writes JSON with the text unchanged, and an empty list without leads", async () => {
    expect(JSON.parse(await leads("export", "--format", "json"))).toEqual([]);
    await saved();
    expect(JSON.parse(await leads("export", "--json"))).toMatchObject([lead]);
  });

  test("writes a workbook with text, numbers and dates", async () => {
    await saved({ name: "=1+1" });
    const parts = unzipped(await outputOf("export", "--format", "xlsx"));
    const sheet = parts.get("xl/worksheets/sheet1.xml");
    const strings = parts.get("xl/sharedStrings.xml");
    expect(sheet).not.toContain("<f>");
    expect(sheet).toMatch(/<autoFilter ref="A1:[A-Z]+2"\/>/);
    expect(sheet).toMatch(/<cols>(<col [^>]*width="\d+")+/);
    for (const text of ["=1+1", lead.company, lead.phone]) expect(strings).toContain(`>${text}<`);
    expect(strings).not.toContain("'+49");
  });

  test("exports everything one person has sent, however their address is spelled, and nothing else", async () => {
    await saved();
    await saved({ email: "other@example.org", name: "Somebody" });
    expect(JSON.parse(await leads("export", "--json", "--email", "ZOE@BÄCKEREI.example"))).toMatchObject([
      lead,
    ]);
    expect(JSON.parse(await leads("export", "--json", "--email", "nobody@example.org"))).toEqual([]);
  });

  test("reports its progress", async () => {
    await saved();
    const first = await store.selectFrom("lead").selectAll().executeTakeFirstOrThrow();
    const more = Array.from({ length: 1000 }, () => ({ ...first, id: timeOrderedId() }));
    await store.insertInto("lead").values(more).execute();
    expect(JSON.parse(await leads("export", "--format", "json"))).toHaveLength(1001);
    expect(progress[0]).toContain("1000");
  });
});

describe("search", () => {
  test("finds leads with all the words, in any field and with any accents", async () => {
    await saved();
    await saved({ name: "Somebody", email: "other@example.org" });
    expect(await leads("search", "muller", "webseite")).toContain("Zoë");
    expect(await leads("search", "other@example.org")).not.toContain("Zoë");
    expect(await leads("search", "nothing like it")).toBe("No leads.\n");
    expect(await leads("search", "030", "901820")).toContain("Zoë");
    expect(await leads("search", "100%")).toBe("No leads.\n");
  });
});

describe("retry", () => {
  test("requeues dead deliveries, of one lead or of all", async () => {
    const [one] = [await saved(), await saved()];
    await store.updateTable("delivery").set({ state: "dead", attempts: 30, next_attempt_at: 9e15 }).execute();
    expect(await leads("list", "--dead")).toContain("agency");
    expect(await leads("retry", one)).toContain("2 deliveries");
    expect(await leads("retry")).toContain("2 deliveries");
    const mails = await store.selectFrom("delivery").selectAll().execute();
    for (const mail of mails) {
      expect(mail).toMatchObject({ state: "pending", attempts: 0, next_attempt_at: clock.now() });
    }
  });
});

test("a bounce on standard input names the returned email at its lead", async () => {
  const id = await saved();
  await store.updateTable("delivery").set({ state: "sent" }).execute();
  const { message_id } = await store
    .selectFrom("delivery")
    .select("message_id")
    .where("kind", "=", "acknowledgement")
    .executeTakeFirstOrThrow();
  const bounce = (about: string) =>
    spawnSync(process.execPath, ["server/leads/main.ts", "bounce"], {
      env: { ...process.env, DATA_DIR: folder },
      input: `Diagnostic-Code: smtp; 550 5.1.1 nobody here\r\nMessage-ID: ${about}\r\n`,
      encoding: "utf8",
    });
  expect(bounce("<another@example.org>")).toMatchObject({ status: 1 });
  expect(bounce(message_id)).toMatchObject({ status: 0 });
  expect(await leads("show", id)).toMatch(/acknowledgement +dead .*550 5\.1\.1/);
  expect(await leads("show", id)).toMatch(/agency +sent/);
});

describe("release", () => {
  test("queues the deliveries of an accepted lead once", async () => {
    const id = await saved({}, suspect);
    await saved();
    expect(await leads("release", id)).toContain("1 lead released");
    expect(await leads("release", id)).toContain("1 lead had not been set aside");
    const mails = await store.selectFrom("delivery").select("kind").where("lead_id", "=", id).execute();
    expect(mails.map(({ kind }) => kind).toSorted()).toEqual(["acknowledgement", "agency", "webhook"]);
    expect(JSON.parse(await leads("show", id, "--json")).lead).toMatchObject({
      state: "accepted",
      signals: "hidden-field",
    });
  });

  test("releases all quarantined leads at once", async () => {
    await saved({}, suspect);
    await saved({}, suspect);
    expect(JSON.parse(await leads("release", "--all", "--json")).released).toHaveLength(2);
  });
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

    expect(await leads("erase", "zoe@BÄCKEREI.example", "--dry-run")).toContain("2 leads would");
    const receipt = JSON.parse(await leads("erase", "zoe@BÄCKEREI.example", "--json"));
    expect(receipt).toEqual({
      erasedAt: new Date(clock.now()).toISOString(),
      leads: 2,
      deliveries: 4,
      files: 4,
      overwritten: true,
    });
    const files = (await readdir(folder)).filter((name) => name.startsWith("orvane.sqlite"));
    for (const name of files.filter((file) => !file.endsWith("-shm"))) {
      const bytes = await readFile(join(folder, name));
      for (const word of ["Zoë", "zoe\n", "Webseite", "webseite", "ckerei", "Another message"])
        expect(bytes.includes(word)).toBe(false);
    }
    expect(await readdir(join(folder, "mail"))).toHaveLength(2);
    expect(await leads("list")).toContain("Somebody");
  });

  test("erases a single lead by its id", async () => {
    const [one] = [await saved(), await saved({ message: "Another message" })];
    expect(JSON.parse(await leads("erase", one.slice(-8), "--json"))).toMatchObject({ leads: 1 });
    expect(JSON.parse(await leads("export", "--json"))).toMatchObject([{ message: "Another message" }]);
    await expect(leads("erase", "ffffffff")).rejects.toThrow("no lead");
  });

  test("reports if there is nothing to erase", async () => {
    expect(await leads("erase", "nobody@example.org")).toContain("erased 0 leads");
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
  test("copies a database consistently while it is being written", async () => {
    await saved();
    const file = join(folder, "copy.sqlite");
    const writing = Array.from({ length: 50 }, () => saved());
    const [receipt] = await Promise.all([leads("backup", file, "--json"), ...writing]);
    const copied = JSON.parse(receipt).leads;
    expect(copied).toBeGreaterThan(0);
    const copy = new DatabaseSync(file);
    expect(copy.prepare("select count(*) as count from lead").get()?.["count"]).toBe(copied);
    copy.close();
    expect((await readdir(folder)).filter((name) => name.startsWith("copy"))).toEqual(["copy.sqlite"]);
    expect((await stat(file)).mode & 0o777).toBe(0o600);
  });

  test("overwrites no file, and leaves no partial one", async () => {
    const file = join(folder, "copy.sqlite");
    await leads("backup", file);
    await expect(leads("backup", file)).rejects.toThrow("exists");
    await expect(leads("backup", join(folder, "nowhere", "copy.sqlite"))).rejects.toThrow();
  });

  test("in a folder are named by time and deleted with age, other files are kept", async () => {
    const backups = join(folder, "backups");
    await mkdir(backups);
    const [old, recent] = [
      "orvane-2026-10-20T12-00-00.000Z.sqlite",
      "orvane-2026-10-23T12-00-00.000Z.sqlite",
    ];
    for (const name of [old, recent, "notes.sqlite"]) await writeFile(join(backups, name), "");
    const receipt = JSON.parse(await leads("backup", "--dir", backups, "--keep", "30d", "--json"));
    expect(receipt).toMatchObject({ removed: [old], leads: 0 });
    expect((await readdir(backups)).sort()).toEqual([
      "notes.sqlite",
      recent,
      "orvane-2026-11-21T12-00-00.000Z.sqlite",
    ]);
    expect(await timeOf(folder, "last-backup")).toBeGreaterThan(0);
  });

  test("delete nothing if they fail, and say who must own the folder", async () => {
    const file = join(folder, "a-file");
    await writeFile(file, "");
    await expect(leads("backup", "--dir", join(file, "backups"))).rejects.toThrow(
      /cannot be written to .*ENOTDIR/,
    );
    expect(await timeOf(folder, "last-backup")).toBeNull();
  });

  test("restore everything when put in place of the database", async () => {
    const id = await saved();
    const backups = join(folder, "backups");
    const { file } = JSON.parse(await leads("backup", "--dir", backups, "--json"));
    await saved({ email: "later@example.org" });
    await store.destroy();
    for (const ending of ["", "-wal", "-shm"])
      await rm(join(folder, `orvane.sqlite${ending}`), { force: true });
    await copyFile(file, join(folder, "orvane.sqlite"));
    store = await openStore(folder);
    expect(JSON.parse(await leads("export", "--format", "json"))).toMatchObject([{ id, email: lead.email }]);
    expect(await store.selectFrom("delivery").select("id").execute()).toHaveLength(2);
  });

  test("are restored once a month to try them, and a broken one is reported", async () => {
    await saved();
    await leads("backup", "--dir", join(folder, "first"));
    expect(progress).toContain("restored to try it: 1 lead");
    progress.length = 0;
    await leads("backup", "--dir", join(folder, "second"));
    expect(progress).toEqual(["copying the database"]);
    await utimes(join(folder, "last-restore"), 1, 1);
    const backups = join(folder, "third");
    await mkdir(backups);
    // Newer than all others by its name.
    await writeFile(join(backups, "orvane-2099-01-01T00-00-00.000Z.sqlite"), "not a database".repeat(100));
    await expect(leads("backup", "--dir", backups)).rejects.toThrow("cannot be restored");
    expect(await timeOf(folder, "last-restore")).toBe(1000);
    expect((await readdir(backups)).filter((name) => name.startsWith("restored"))).toEqual([]);
  });

  test("do not migrate a database of another version", async () => {
    const other = join(folder, "other");
    await mkdir(other);
    const file = join(other, "orvane.sqlite");
    const database = new DatabaseSync(file);
    database.exec("create table request (id text); insert into request values ('a')");
    database.close();
    const before = await readFile(file);
    const parts = { configuration: readConfiguration({ DATA_DIR: other }), clock, progress: () => {} };
    const command = { name: "backup", file: join(other, "copy.sqlite") } as const;
    const output = new PassThrough();
    await runWithoutStore({ ...parts, output }, command, false);
    expect(String(output.read())).toMatch(/^1 lead in /);
    expect(await readFile(file)).toEqual(before);
  });
});
