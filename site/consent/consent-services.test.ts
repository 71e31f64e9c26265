import { expect, test } from "vitest";
import { site } from "#data/contract/facts/site.ts";
import { analytics, consentHosts, embeddedCalendar } from "#data/site/content/facts/consent-services.ts";
import { pagePolicy } from "#site/head/content-security.ts";
import { categories } from "#site/measurement/choice.ts";

test("visitors are told about exactly the hosts that a policy lets a page contact", () => {
  const policy = pagePolicy({ scripts: [], styles: [], embedsCalendar: true, isEditor: false });
  const reached = Object.values(policy)
    .flat()
    .filter((source) => source.startsWith("https://"))
    .map((source) => source.split("/")[2]);
  const used = { measurement: analytics, marketing: site.measurement.pixelId, embeds: embeddedCalendar };
  const statedHosts = categories.flatMap((category) => (used[category] ? consentHosts[category] : []));
  expect(new Set(reached)).toEqual(new Set(statedHosts));
  expect(Object.keys(consentHosts)).toEqual(categories);
});
