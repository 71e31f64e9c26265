import { describe, expect, test } from "vitest";
import type { Lead } from "#contact/lead.ts";
import { leadScore, type Route, recipientOf } from "#contact/lead-score.ts";
import { budgets, projectTypes } from "#content/facts/contact-form.ts";
import { languages } from "#src/languages.ts";

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
    const scores = budgets.map((budget) => leadScore({ ...lead, budget }, "fr"));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(budgets.length);
  });

  test("grows with a described project, a number that can be called from anywhere and an own domain", () => {
    const plain = leadScore({ ...lead, email: "zoe@gmail.com" }, "de");
    const more = [
      { email: lead.email },
      { email: "zoe@gmail.com", phone: "+49 30 901820" },
      { email: "zoe@gmail.com", message: "Wir backen. ".repeat(20) },
    ];
    for (const change of more) expect(leadScore({ ...lead, ...change }, "de")).toBeGreaterThan(plain);
  });

  test("is 100 for the best lead and never out of bounds", () => {
    const scores = budgets.flatMap((budget) =>
      projectTypes.flatMap((projectType) =>
        languages.flatMap((language) => [
          leadScore({ ...lead, budget, projectType }, language),
          leadScore(
            { ...lead, budget, projectType, phone: "+49 30 901820", message: "m".repeat(500) },
            language,
          ),
        ]),
      ),
    );
    expect(Math.max(...scores)).toBe(100);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
  });
});

describe("the recipient of a lead", () => {
  const routes: readonly Route[] = [
    { to: ["shops@agency.example", "nora@agency.example"], projectTypes: ["ecommerce"], languages: ["de"] },
    { to: ["large@agency.example"], minimumScore: 80 },
  ];

  test.each([
    ["ecommerce", "de", 10, "shops@agency.example, nora@agency.example"],
    ["ecommerce", "fr", 10, null],
    ["ecommerce", "fr", 80, "large@agency.example"],
    ["website", "de", 79, null],
  ] as const)("of %s in %s with %i points is %s", (projectType, language, score, to) => {
    expect(recipientOf({ ...lead, projectType }, language, score, routes)).toBe(to);
  });

  test("is the agency's usual mailbox where nothing is routed", () => {
    expect(recipientOf(lead, "fr", 100, [])).toBeNull();
  });
});
