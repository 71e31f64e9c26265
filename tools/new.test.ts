import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";

const run = promisify(execFile);

test("a new site in one language passes the check", async () => {
  const parent = await mkdtemp(".cache/new-site-");
  const folder = `${parent}/site`;
  try {
    await run(process.execPath, [
      ...["tools/new.ts", folder, "--name", "Deichwerk", "--url", "https://deichwerk.example"],
      ...["--person", "Jana Petersen", "--phone", "+49 40 5550123", "--city", "Hamburg", "--country", "DE"],
      ...["--languages", "de", "--currencies", "EUR", "--services", "websites,design"],
    ]);
    const checked = run(process.execPath, ["tools/check-content.ts"], {
      env: { ...process.env, SITE: folder },
    });
    await expect(checked).resolves.toMatchObject({ stderr: "" });
  } finally {
    await rm(parent, { recursive: true });
  }
});
