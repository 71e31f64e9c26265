import { describe, expect, test, vi } from "vitest";
import { minute } from "#contract/formats/milliseconds.ts";
import { deskPath } from "#contract/schemas/service-paths.ts";
import { site } from "#data/contract/facts/site.ts";
import { mailboxField } from "#leads/desk/fields.ts";
import {
  ask,
  browser,
  desk,
  enter,
  formToken,
  freshDesk,
  get,
  isSignedIn,
  leadPage,
  leadPath,
  leadToken,
  linkSentTo,
  post,
  press,
  sendMails,
  signIn,
  storedState,
  zoe,
} from "#tests/support/desk-visitor.ts";
import { store } from "#tests/support/fresh-store.ts";

/** The random pause before a link's mail is queued, in milliseconds. */
const pause = 5;
vi.mock(import("node:crypto"), async (original) => ({ ...(await original()), randomInt: () => pause }));

freshDesk();

describe("whoever asks for a link", () => {
  test("learns of no mailbox: the answer is the same for all, and given before anything is done", async () => {
    const answers = [await ask("nobody@agency.example"), await ask("x".repeat(9_000)), await ask(zoe)];
    expect(desk.sentLinks).toEqual([]);
    const [firstAnswer, ...otherAnswers] = answers.map(
      ({ statusCode, body, headers: { date, ...headers } }) => ({
        statusCode,
        body,
        headers,
      }),
    );
    for (const answer of otherAnswers) expect(answer).toEqual(firstAnswer);
    expect(await store.selectFrom("desk_key").selectAll().execute()).toEqual([]);
    // A new browser is marked by a cookie, whatever the mailbox.
    for (const mailbox of ["nobody@agency.example", zoe]) {
      const { headers } = await post(deskPath, { [mailboxField]: mailbox });
      expect(headers["set-cookie"]).toMatch(
        /^desk-asked=[\w-]{43}; Max-Age=1800; Path=\/; HttpOnly; SameSite=Strict$/,
      );
    }
  });

  const askFrom = (remoteAddress: string, cookie = "", mailbox = zoe) =>
    desk.app.inject({
      method: "POST",
      url: deskPath,
      remoteAddress,
      payload: `${mailboxField}=${encodeURIComponent(mailbox)}`,
      headers: { "content-type": "application/x-www-form-urlencoded", cookie },
    });
  const loggedOutcomes = () => desk.log.filter((line) => line.includes("link to the desk asked for")).length;
  const expectLinks = async (linkCount: number, requestCount: number) => {
    await expect.poll(loggedOutcomes).toBe(requestCount);
    await sendMails();
    expect(desk.sentLinks).toHaveLength(linkCount);
  };

  test("is told to wait, whatever the mailbox, and keeps no stranger beside it in IPv4 from asking", async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => ask(zoe)));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([...Array(10).fill(200), 429, 429]);
    expect(answers.at(-1)?.headers["retry-after"]).toBe("1800");
    const statuses = async (ipOf: (index: number) => string) =>
      (await Promise.all(Array.from({ length: 42 }, (_, index) => askFrom(ipOf(index), "", "x")))).map(
        ({ statusCode }) => statusCode,
      );
    expect(await statuses((index) => `2001:db8:1:${index}::1`)).toEqual([...Array(40).fill(200), 429, 429]);
    expect(new Set(await statuses((index) => `192.0.2.${index}`))).toEqual(new Set([200]));
  });

  test("cannot fill a mailbox with links, nor keep its reader out, in whatever browser and from however many networks", async () => {
    const crowd = Array.from({ length: 30 }, (_, turn) => `100.${turn}.0.1`);
    await Promise.all(crowd.map((network) => askFrom(network)));
    expect((await askFrom("198.51.100.7", browser)).statusCode).toBe(200);
    await expectLinks(1, 31);
    for (const cookie of ["", `desk-asked=${"c".repeat(43)}`])
      expect((await enter(desk.sentLinks[0]?.token ?? "", cookie)).statusCode).toBe(410);
    const entry = await enter(desk.sentLinks[0]?.token ?? "");
    expect(entry.statusCode).toBe(303);
    expect((await enter(desk.sentLinks[0]?.token ?? "")).statusCode).toBe(410);
    // Once the link is used, or two minutes old, the next request gets another.
    await askFrom("198.51.100.7", browser);
    await expectLinks(2, 32);
    desk.now += 2 * minute;
    await askFrom("198.51.100.7", browser);
    await expectLinks(3, 33);
    expect(desk.log.join("")).toMatch(/"reader":1,"isKnown":false,"isMailed":false,"network":"[\w-]{10}"/);
    // A known browser gets links of its own.
    const knownCookie = [entry.headers["set-cookie"]]
      .flat()
      .find((header) => header?.startsWith("desk-known"));
    expect(knownCookie).toMatch(
      /^desk-known=[\w-]{43}; Max-Age=31536000; Path=\/functions\/v1\/desk; HttpOnly; SameSite=Strict$/,
    );
    const cookie = `${browser}; ${knownCookie?.split(";", 1)[0]}`;
    for (let count = 0; count < 12; count += 1) await askFrom("192.0.2.9", cookie);
    await expectLinks(13, 43);
    expect((await enter(desk.sentLinks.at(-1)?.token ?? "")).statusCode).toBe(303);
    expect(desk.log.join("")).toContain('"isKnown":true,"isMailed":true');
    // The cookie of a known browser alone opens nothing.
    expect(await isSignedIn(cookie)).toBe(false);
  });
});

describe("a forged request", () => {
  const otherSite = { "sec-fetch-site": "cross-site", origin: "https://evil.example" };
  const postNote = async (
    headers: Record<string, string>,
    fields: Record<string, string> = { note: "x" },
  ) => {
    const cookie = await signIn();
    return post(leadPage(), { form: await formToken(cookie), ...fields }, { cookie, ...headers });
  };
  test.each([
    ["a link made up", () => enter("A".repeat(43)), 410],
    ["a form that no page has sent", () => postNote({}, { note: "x", form: "A".repeat(43) }), 403],
    [
      "a sign-out from elsewhere",
      async () => post(deskPath, { leave: "everywhere" }, { cookie: await signIn() }),
      403,
    ],
    ["a link as a session", async () => get(leadPage(), `desk=${await linkSentTo(zoe)}`), 401],
    ["an export without a session", () => get(`${deskPath}/export.csv`), 401],
    ["a script of the same host", () => postNote({ "sec-fetch-dest": "empty" }), 401],
    ["a note without a session", () => post(leadPage(), { note: "x" }), 401],
    ["a change from another site", () => postNote(otherSite), 403],
    [
      "a sign-in from another site",
      async () => post(leadPath, { "sign-in": await linkSentTo(zoe) }, { cookie: browser, ...otherSite }),
      403,
    ],
    ["a mail's link from another site", () => press(leadToken(), "release", otherSite), 403],
    ["an unknown lead", async () => get(leadPage().replace(/.$/, "z"), await signIn()), 410],
  ])("gets nowhere with %s", async (_attack, attempt, status) => {
    const { statusCode, headers, body } = await attempt();
    expect(statusCode).toBe(status);
    expect(headers["set-cookie"]).toBeUndefined();
    expect(body).not.toContain("Müller");
    expect(await storedState()).toBe("quarantined");
  });
});

describe("an attack on the desk", () => {
  test("finds no session to fix beforehand, no address to be sent on to, and no page in a cache", async () => {
    const plantedCookie = `desk=${"A".repeat(43)}`;
    const token = await linkSentTo(zoe);
    const entry = await post(
      `${leadPath}?next=https://evil.example`,
      { "sign-in": token },
      { cookie: `${plantedCookie}; ${browser}` },
    );
    expect(entry.headers.location).toBe(deskPath);
    const cookie = String([entry.headers["set-cookie"]].flat()[0]);
    expect(cookie).not.toContain(plantedCookie);
    expect(cookie).toMatch(/; HttpOnly; SameSite=Strict$/);
    expect(await isSignedIn(plantedCookie)).toBe(false);
    // On other machines than one's own, browsers keep the cookies over HTTPS only.
    const remoteEntry = await post(
      leadPath,
      { "sign-in": await linkSentTo(zoe) },
      { host: new URL(site.url).host, cookie: `__Host-${browser}` },
    );
    expect(remoteEntry.headers["set-cookie"]).toEqual([
      expect.stringMatching(/^__Host-desk=[\w-]{43}; .*; Path=\/; .*; Secure; SameSite=Strict$/),
      expect.stringMatching(/^__Secure-desk-known=[\w-]{43}; .*; Path=\/functions\/v1\/desk; .*; Secure; /),
    ]);
    const listPage = await get(deskPath, cookie.split(";", 1)[0]);
    expect(listPage.headers).toMatchObject({
      "cache-control": "no-store",
      "x-robots-tag": "noindex",
      "referrer-policy": "strict-origin",
      "content-security-policy": expect.stringMatching(
        /^default-src 'none'; style-src 'sha256-[^']+'; form-action 'self'/,
      ),
    });
    expect(listPage.body).not.toMatch(/<script|\son\w+=|\sstyle=/);
  });

  test("reads no key in the database, and no key, address or name in the log", async () => {
    const key = (await signIn()).split("=")[1] ?? "none";
    const token = await linkSentTo("nora@agency.example");
    const storedKeys = JSON.stringify(await store.selectFrom("desk_key").selectAll().execute());
    await get(`${leadPath}?sign-in=${token}`);
    await get(`${deskPath}?q=muller`, `desk=${key}`);
    await press(leadToken(), "release");
    await get(`${deskPath}/export.csv`, `desk=${key}`);
    await get(leadPage());
    const logText = desk.log.join("");
    for (const message of [
      "action on a lead",
      "signing in to the desk",
      "leads exported",
      "refused at the desk",
    ])
      expect(logText).toContain(message);
    expect(logText).toMatch(/"reader":1,"rows":1,"msg":"leads exported"/);
    expect(logText).not.toContain(leadToken().slice(-20));
    for (const secret of [key, token])
      for (const text of [storedKeys, logText]) expect(text).not.toContain(secret);
    expect(logText).not.toMatch(/agency\.example|zoe|müller|muller/i);
  });
});
