import { createServer } from "node:http";
import { parse } from "node-html-parser";
import { afterAll, expect, test, vi } from "vitest";
import { site } from "#data/contract/facts/site.ts";
import { openDevService } from "#leads/server/dev-service.ts";
import { sampleLead } from "#tests/support/sample-lead.ts";
import { newFolder } from "#tests/support/temporary-files.ts";

const folder = await newFolder();
const service = await openDevService(folder);
const server = createServer(service.answer);
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
afterAll(async () => {
  server.close();
  await service.stop();
});

test("the development server stores leads, and shows the mails instead of sending them", async () => {
  expect(await service.mails()).toContain("None so far");
  const address = server.address();
  const port = typeof address === "object" ? address?.port : undefined;
  const answer = await fetch(`http://127.0.0.1:${port}/functions/v1/send-contact-email`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify({
      ...sampleLead,
      email: "jeanne@bakery.example",
      message: "Bonjour, nous voudrions un site où commander le pain pour le lendemain.",
    }),
  });
  expect(await answer.json()).toMatchObject({ success: true });
  await vi.waitFor(async () => expect(await service.mails()).toContain("jeanne@bakery.example"), 20_000);
  const [mail] = parse(await service.mails()).querySelectorAll("iframe");
  expect(mail?.getAttribute("sandbox")).not.toContain("allow-scripts");
  // The public site does not know this lead.
  expect(mail?.getAttribute("srcdoc")).not.toContain(`href="${site.url}/functions`);
}, 60_000);
