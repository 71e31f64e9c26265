import { describe, expect, test } from "vitest";
import type { Lead } from "#contact/lead.ts";
import { leadScore, type Route, recipientOf } from "#contact/lead-score.ts";
import { budgets, projectTypes } from "#content/facts/contact-form.ts";
import { secondLanguage } from "#tests/spoken.ts";

const lead: Lead = {
  name: "Zoë Müller",
  email: "zoe@baeckerei.example",
  company: "Bäckerei Müller",
  phone: "030 901820",
  projectType: "website",
  budget: "medium",
  message: "Wir suchen eine Webseite.",
};

describe("the score of a lead", () => {
  test("grows with the budget", () => {
    const scores = budgets.map((budget) => leadScore({ ...lead, budget }));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(budgets.length);
  });

  test("grows with what the message says", () => {
    const scores = [5, 50, 100, 300].map((length) => leadScore({ ...lead, message: "m".repeat(length) }));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(scores.length);
  });

  test("knows neither who runs the mailbox nor where the phone is", () => {
    for (const change of [{ email: "zoe@gmail.com" }, { phone: "+49 30 901820" }, { name: "משה כהן" }]) {
      expect(leadScore({ ...lead, ...change })).toBe(leadScore(lead));
    }
  });

  test("is 100 for the best lead and never out of bounds", () => {
    const scores = budgets.flatMap((budget) =>
      projectTypes.flatMap((projectType) => [
        leadScore({ ...lead, budget, projectType }),
        leadScore({ ...lead, budget, projectType, message: "m".repeat(500) }),
      ]),
    );
    expect(Math.max(...scores)).toBe(100);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
  });
});

describe("the recipient of a lead", () => {
  const routes: readonly Route[] = [
    {
      to: ["shops@agency.example", "nora@agency.example"],
      projectTypes: ["ecommerce"],
      languages: [secondLanguage],
    },
    { to: ["large@agency.example"], minimumScore: 80 },
  ];

  test.each([
    ["ecommerce", secondLanguage, 10, "shops@agency.example, nora@agency.example"],
    ["ecommerce", "fr", 10, null],
    ["ecommerce", "fr", 80, "large@agency.example"],
    ["website", secondLanguage, 79, null],
  ] as const)("of %s in %s with %i points is %s", (projectType, language, score, to) => {
    expect(recipientOf({ ...lead, projectType }, language, score, routes)).toBe(to);
  });

  test("is the agency's usual mailbox where nothing is routed", () => {
    expect(recipientOf(lead, "fr", 100, [])).toBeNull();
  });
});
