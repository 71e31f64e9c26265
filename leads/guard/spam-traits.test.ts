import { describe, expect, test } from "vitest";
import type { Lead } from "#contract/lead/lead-fields.ts";
import { suspicionOf } from "#leads/guard/signals.ts";
import { spamTraits } from "#leads/guard/spam-traits.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";

const traitsOf = (changes: Partial<Lead>) =>
  spamTraits({ ...sampleLead, email: "zoe@baeckerei.example", ...changes });

describe("spam traits", () => {
  test.each([
    ["three sites one likes", { message: "Like https://a.example, https://b.example and www.c.example" }],
    [
      "search engine work",
      { message: "Notre SEO est mauvais : nous voulons être mieux trouvés sur Google." },
    ],
    ["many pages of its own site", { message: "see https://www.baeckerei.example/x ".repeat(8) }],
    ["a link of its own in HTML", { message: '<a href="https://www.baeckerei.example">Brot</a> is broken' }],
    ["a map that is shared", { message: "We are here: https://goo.gl/maps/3xyz" }],
    ["a company named like a host", { company: "Booking.com", name: "A.I. Dupont" }],
    [
      "no Latin letters",
      { name: "משה כהן", company: "株式会社例", message: "نحتاج إلى موقع إلكتروني جديد 🥐" },
    ],
  ])("are not found in a lead with %s", (_what, changes) => {
    expect(suspicionOf(traitsOf(changes))).toBe("none");
  });

  test.each([
    ["links without end", { message: "see https://a.example/x ".repeat(8) }, ["many-links"]],
    ["forum markup", { message: "[url=https://a.example]best offer[/url]" }, ["markup"]],
    ["a link in HTML", { message: 'click <a href="https://a.example">here</a>' }, ["markup"]],
    ["a link as the name", { name: "https://a.example" }, ["link-in-name"]],
    ["a link that hides its end", { message: "prices: bit.ly/3xyz" }, ["hidden-link"]],
  ])("are found: %s", (_what, changes, traits) => {
    expect(traitsOf(changes)).toEqual(traits);
  });
});
