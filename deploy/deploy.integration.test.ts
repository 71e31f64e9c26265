import { spawnSync } from "node:child_process";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { newFolder } from "#tests/support/temporary-files.ts";

const hasSystemd = spawnSync("systemd-analyze", ["--version"]).status === 0;

/** systemd's exposure level, here from 0 to 100: how much a unit may do beyond its task. */
const mostExposure = 20;

describe.skipIf(!hasSystemd)("systemd", () => {
  test("understands every line of the unit", async () => {
    const folder = await newFolder();
    const unit = await readFile(join(import.meta.dirname, "orvane.service"), "utf8");
    // There is a Node of its own only where it is installed.
    const runnable = unit.replaceAll("/opt/orvane/node_modules/.bin/node", process.execPath);
    await writeFile(join(folder, "orvane.service"), runnable);
    const words = ["verify", join(folder, "orvane.service")];
    const { status, stderr } = spawnSync("systemd-analyze", words, { encoding: "utf8" });
    expect({ status, stderr }).toEqual({ status: 0, stderr: "" });
  });

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
    { encoding: "utf8", env: { ...process.env, DOMAIN: "orvane.example", UPSTREAMS: "127.0.0.1:3000" } },
  );
  expect(stdout).toContain("Valid configuration");
  expect(status).toBe(0);
});
