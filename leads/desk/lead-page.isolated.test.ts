import { parse } from "node-html-parser";
import { describe, expect, test, vi } from "vitest";
import { day } from "#contract/formats/milliseconds.ts";
import { deskPath } from "#contract/schemas/service-paths.ts";
import { site } from "#data/contract/facts/site.ts";
import { addNote, maxNotes } from "#leads/actions/act-on-lead.ts";
import { leadActionsCopy } from "#leads/actions/lead-actions.copy.ts";
import { createLeadLinks } from "#leads/actions/lead-links.ts";
import { deskCopy } from "#leads/desk/desk.copy.ts";
import { leadUrl } from "#leads/desk/paths.ts";
import type { LeadAction } from "#leads/store/lead-actions.ts";
import {
  addNoteOnPage,
  desk,
  freshDesk,
  get,
  headingOf,
  leadPage,
  leadPath,
  leadToken,
  open,
  post,
  press,
  signIn,
  storedState,
  submit,
  zoe,
} from "#tests/support/desk-visitor.ts";
import { store } from "#tests/support/fresh-store.ts";

/** The random pause before a link's mail is queued, in milliseconds. */
const pause = 5;
vi.mock(import("node:crypto"), async (original) => ({ ...(await original()), randomInt: () => pause }));

freshDesk();

const copy = leadActionsCopy(site.agencyLanguage);
const deskText = deskCopy(site.agencyLanguage);

const statusOf = (body: string) => parse(body).querySelector("[role=status]")?.textContent;
/** Actions of the buttons on a page. */
const buttonsOf = (body: string) =>
  parse(body)
    .querySelectorAll("form button")
    .map((button) => button.getAttribute("value"));

describe("a link to a lead", () => {
  test("shows its status and choices in the agency's language, and changes nothing", async () => {
    await open(leadToken());
    const { body, headers } = await open(leadToken());
    expect(parse(body).querySelector("html")?.getAttribute("lang")).toBe(site.agencyLanguage);
    expect(statusOf(body)).toBe(copy.states.suspect);
    expect(buttonsOf(body)).toEqual(["release", "spam", "erase"]);
    expect(body).toContain("Zoë &lt;b&gt;Müller&lt;/b&gt;");
    expect(headers["cache-control"]).toBe("no-store");
    expect(headers["x-robots-tag"]).toBe("noindex");
    expect(headers["cross-origin-opener-policy"]).toBe("noopener-allow-popups");
    expect(headers["content-security-policy"]).toMatch(/default-src 'none'.*form-action 'self'/);
    expect(await storedState()).toBe("quarantined");
  });

  test("that has expired, is forged or of a lead that was erased says so and changes nothing", async () => {
    const token = leadToken();
    const forged = [
      `${token.slice(0, -2)}${token.endsWith("AA") ? "BB" : "AA"}`,
      token.replace(/^.{8}/, "00000000"),
      token.replace(/\.\w+\./, ".zzzzzzzz."),
      token.slice(0, -1),
      `${token}x`,
      leadToken(createLeadLinks("other", leadUrl)),
      "",
    ];
    const answers = await Promise.all(forged.flatMap((forgery) => [open(forgery), press(forgery, "erase")]));
    for (const answer of [
      ...answers,
      await post(leadPath, {}),
      await press(token, "constructor" as LeadAction),
    ]) {
      expect(answer.statusCode).toBe(403);
      expect(headingOf(answer.body)).toBe(copy.forged.heading);
    }
    desk.now += 30 * day;
    for (const answer of [await open(token), await press(token, "release")]) {
      expect(answer.statusCode).toBe(410);
      expect(headingOf(answer.body)).toBe(copy.expired.heading);
    }
    expect(await storedState()).toBe("quarantined");
    desk.now -= 30 * day;
    await store.deleteFrom("lead").execute();
    for (const answer of [await open(token), await press(token, "answered")]) {
      expect(answer.statusCode).toBe(410);
      expect(headingOf(answer.body)).toBe(copy.gone.heading);
    }
  });

  test("shows no more than a reply may quote, because replies quote the link", async () => {
    await press(leadToken(), "spam");
    await addNoteOnPage(await signIn(), "She called twice");
    const { body } = await open(leadToken());
    expect(body).toContain("suchen eine Webseite");
    const inner = [
      deskText.judged,
      deskText.mails.heading,
      deskText.history.heading,
      "/ 100",
      "She called twice",
    ];
    for (const text of inner) expect(body).not.toContain(text);
  });
});

describe("the page of a lead at the desk", () => {
  test("keeps who did what and when, notes among it, and exports what is shown", async () => {
    const cookie = await signIn();
    await submit(leadPage(), { action: "release" }, cookie);
    await press(leadToken(), "answered");
    expect((await addNoteOnPage(cookie, "<i>She called</i>")).statusCode).toBe(303);
    const { body } = await get(leadPage(), cookie);
    const { done, link } = deskText.history;
    for (const text of [done.release, "Zoe@agency.example", link, "&lt;i&gt;She called", "12 / 100"])
      expect(body).toContain(text);
    const csv = await get(`${deskPath}/export.csv?status=answered`, cookie);
    expect(csv.body).toContain("She called");
    expect((await get(`${deskPath}/export.csv?status=new`, cookie)).body).not.toContain("Müller");
  });

  test("takes two hundred notes on a lead, then says that it takes no more, and shows the latest entries only", async () => {
    const cookie = await signIn();
    const noteOf = (text: string) => ({ lead_id: desk.leadId, at: desk.now, who: zoe, note: text });
    for (let index = 1; index < maxNotes; index += 1) await addNote(store, noteOf(`Note ${index}`));
    await addNoteOnPage(cookie, "The last note");
    await addNoteOnPage(cookie, "One too many");
    const changes = await store
      .selectFrom("lead_change")
      .select("note")
      .where("lead_id", "=", desk.leadId)
      .execute();
    expect(changes).toHaveLength(maxNotes);
    const full = await get(leadPage(), cookie);
    expect(full.body).toContain("The last note");
    expect(full.body).toContain(deskText.history.full({ count: maxNotes }));
    expect(full.body).not.toContain("<textarea");
    const row = { lead_id: desk.leadId, at: desk.now, who: zoe, action: "note" as const };
    await store
      .insertInto("lead_change")
      .values(
        Array.from({ length: 1_000 }, (_, index) => ({ ...row, id: `0-${index}`, note: "from long ago" })),
      )
      .execute();
    const long = await get(leadPage(), cookie);
    expect(long.body.match(/from long ago/g)?.length).toBeLessThan(maxNotes);
    for (const text of ["The last note", deskText.history.earlier]) expect(long.body).toContain(text);
  });
});
