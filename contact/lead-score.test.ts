import { describe, expect, test } from "vitest";
import { leadScore, type Route, recipientOf } from "#contact/lead-score.ts";
import { budgets, type ContactRequest, projectTypes } from "#contact/message.ts";
import { languages } from "#src/languages.ts";

const request: ContactRequest = {
  name: "Zoë Müller",
  email: "zoe@baeckerei.example",
  company: "Bäckerei Müller",
  phone: "030 901820",
  projectType: "website",
  budget: "medium",
  message: "Wir suchen eine Webseite.",
};

describe("the score of a request", () => {
  test("grows with the budget", () => {
    const scores = budgets.map((budget) => leadScore({ ...request, budget }, "fr"));
    expect(scores).toEqual(scores.toSorted((a, b) => a - b));
    expect(new Set(scores).size).toBe(budgets.length);
  });

  test("grows with a described project, a number that can be called from anywhere and an own domain", () => {
    const plain = leadScore({ ...request, email: "zoe@gmail.com" }, "de");
    const more = [
      { email: request.email },
      { email: "zoe@gmail.com", phone: "+49 30 901820" },
      { email: "zoe@gmail.com", message: "Wir backen. ".repeat(20) },
    ];
    for (const change of more) expect(leadScore({ ...request, ...change }, "de")).toBeGreaterThan(plain);
  });

  test("is 100 for the best request and never out of bounds", () => {
    const scores = budgets.flatMap((budget) =>
      projectTypes.flatMap((projectType) =>
        languages.flatMap((language) => [
          leadScore({ ...request, budget, projectType }, language),
          leadScore(
            { ...request, budget, projectType, phone: "+49 30 901820", message: "m".repeat(500) },
            language,
          ),
        ]),
      ),
    );
    expect(Math.max(...scores)).toBe(100);
    expect(Math.min(...scores)).toBeGreaterThanOrEqual(0);
  });
});

describe("the recipient of a request", () => {
  const routes: readonly Route[] = [
    { to: "shops@agency.example", projectTypes: ["ecommerce"], languages: ["de"] },
    { to: "large@agency.example", minimumScore: 80 },
  ];

  test.each([
    ["ecommerce", "de", 10, "shops@agency.example"],
    ["ecommerce", "fr", 10, null],
    ["ecommerce", "fr", 80, "large@agency.example"],
    ["website", "de", 79, null],
  ] as const)("of %s in %s with %i points is %s", (projectType, language, score, to) => {
    expect(recipientOf({ ...request, projectType }, language, score, routes)).toBe(to);
  });

  test("is the agency's usual mailbox where nothing is routed", () => {
    expect(recipientOf(request, "fr", 100, [])).toBeNull();
  });
});
