/**
 * Runs Lighthouse as a phone, in a Chromium that is already running: `node lighthouse.ts <debugging port>
 * <simulate|devtools> <category,…> <URL …>`. Prints one line of JSON per URL.
 */
import lighthouse from "lighthouse";

const [port, throttling, categories, ...addresses] = process.argv.slice(2);
if (!port || !categories || (throttling !== "simulate" && throttling !== "devtools")) {
  throw new Error("usage: node lighthouse.ts <port> <simulate|devtools> <category,…> <address …>");
}

for (const address of addresses) {
  const run = await lighthouse(address, {
    port: Number(port),
    onlyCategories: categories.split(","),
    formFactor: "mobile",
    throttlingMethod: throttling,
    output: "json",
    logLevel: "error",
  });
  if (!run) throw new Error(`no result for ${address}`);
  const { categories: judged, audits, runtimeError } = run.lhr;
  if (runtimeError) throw new Error(`${address}: ${runtimeError.message}`);
  const inCategory = (id: string) =>
    (judged[id]?.auditRefs ?? [])
      .filter(({ id: audit, weight }) => weight > 0 && (audits[audit]?.score ?? 1) < 1)
      .map(({ id: audit }) => audit);
  const result = {
    address,
    scores: Object.fromEntries(
      Object.entries(judged).map(([id, { score }]) => [id, Math.round(100 * (score ?? 0))]),
    ),
    failed: Object.fromEntries(Object.keys(judged).map((id) => [id, inCategory(id)])),
    firstContentfulPaint: audits["first-contentful-paint"]?.numericValue,
    largestContentfulPaint: audits["largest-contentful-paint"]?.numericValue,
    totalBlockingTime: audits["total-blocking-time"]?.numericValue,
    layoutShift: audits["cumulative-layout-shift"]?.numericValue,
  };
  console.log(JSON.stringify(result));
}
