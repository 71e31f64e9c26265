import { describe, expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages/languages.ts";
import { budgets, projectTypes } from "#data/contract/facts/contact-form.ts";
import { leadScore, type RoutingRule, recipientOf } from "#leads/receiving/lead-score.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { secondLanguage } from "#tests/support/test-languages.ts";

test("the score of a lead grows with budget and message up to 100, and depends on nobody's provider or name", () => {
  const byBudget = budgets.map((budget) => leadScore({ ...sampleLead, budget }));
  const byLength = [5, 50, 100, 300].map((length) =>
    leadScore({ ...sampleLead, message: "m".repeat(length) }),
  );
  for (const scores of [byBudget, byLength])
    expect(scores).toEqual([...new Set(scores)].toSorted((a, b) => a - b));
  for (const change of [{ email: "zoe@gmail.com" }, { phone: "+49 30 901820" }, { name: "משה כהן" }])
    expect(leadScore({ ...sampleLead, ...change })).toBe(leadScore(sampleLead));
  const best = projectTypes.flatMap((projectType) =>
    budgets.map((budget) => leadScore({ ...sampleLead, budget, projectType, message: "m".repeat(500) })),
  );
  expect(Math.max(...best)).toBe(100);
});

describe("the recipient of a lead", () => {
  const rules: RoutingRule[] = [
    {
      to: ["shops@agency.example", "nora@agency.example"],
      projectTypes: ["ecommerce"],
      languages: [secondLanguage],
    },
    { to: ["large@agency.example"], minimumScore: 80 },
  ];

  test.each([
    ["ecommerce", secondLanguage, 10, "shops@agency.example, nora@agency.example"],
    ["ecommerce", defaultLanguage, 10, null],
    ["ecommerce", defaultLanguage, 80, "large@agency.example"],
    ["website", secondLanguage, 79, null],
  ] as const)("of %s in %s with %i points is %s", (projectType, language, score, to) => {
    expect(recipientOf({ ...sampleLead, projectType }, language, score, rules)).toBe(to);
  });
});
