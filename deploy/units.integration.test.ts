import { spawnSync } from "node:child_process";
import { mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, test } from "vitest";

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

/** systemd's exposure level, here from 0 to 100: how much a unit may do beyond its task. */
const mostExposure = 20;

describe.skipIf(!hasSystemd)("systemd", () => {
  test.each([["orvane.service"], ["orvane-backup.service", "orvane-backup.timer"]])(
    "understands every line of %s",
    async (...names) => {
      const folder = await mkdtemp(join(tmpdir(), "units-"));
      const files: string[] = [];
      for (const name of names) {
        const file = join(folder, name);
        const unit = await readFile(join(import.meta.dirname, name), "utf8");
        // A release has its own Node only once it is installed.
        await writeFile(
          file,
          unit.replaceAll("/opt/orvane/current/node_modules/.bin/node", process.execPath),
        );
        files.push(file);
      }
      const { status, stderr } = spawnSync("systemd-analyze", ["verify", ...files], { encoding: "utf8" });
      expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
      await rm(folder, { recursive: true });
    },
  );

  test("rates the server's unit as securely as documented", () => {
    const { status, stdout } = spawnSync(
      "systemd-analyze",
      ["security", "--offline=true", `--threshold=${mostExposure}`, "deploy/orvane.service"],
      { encoding: "utf8" },
    );
    expect(stdout).toContain("Overall exposure level");
    expect(status).toBe(0);
  });
});

test.skipIf(spawnSync("caddy", ["version"]).status !== 0)("Caddy accepts its configuration", () => {
  const { status, stdout } = spawnSync(
    "caddy",
    ["validate", "--adapter", "caddyfile", "--config", "deploy/Caddyfile"],
    { encoding: "utf8", env: { ...process.env, DOMAIN: "orvane.example", SITE: "127.0.0.1:3000" } },
  );
  expect(stdout).toContain("Valid configuration");
  expect(status).toBe(0);
});
