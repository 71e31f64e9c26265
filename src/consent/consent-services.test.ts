import { expect, test } from "vitest";
import { type ConsentService, consentServices } from "#content/facts/consent-services.ts";
import { pagePolicy } from "#src/head/content-security.ts";
import { categories } from "#src/measurement/choice.ts";

test("visitors are told about exactly the hosts that a policy lets a page contact", () => {
  const policy = pagePolicy({ scripts: [], styles: [], books: true });
  const reached = Object.values(policy)
    .flat()
    .filter((source) => source.startsWith("https://"))
    .map((source) => source.split("/")[2]);
  const named = Object.values<ConsentService>(consentServices).flatMap(({ hosts }) => hosts);
  expect(new Set(reached)).toEqual(new Set(named));
  expect(Object.keys(consentServices)).toEqual(categories);
});
