import { type Browser, chromium } from "playwright-core";
import { type System, unpackBrowser } from "#tests/journeys/unpacked-browser.ts";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Letters are drawn alike on every machine.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

/** What a browser would otherwise take from the machine: its language, its time zone and its fonts. */
const neutral = { LANG: "en_US.UTF-8", LC_ALL: "en_US.UTF-8", LANGUAGE: "en", TZ: "UTC" };

interface BrowserOptions {
  /** Added to its own. */
  readonly switches?: readonly string[];
  /** Keeps pages that are left as they are, for the way back, as browsers do that Playwright has not started. */
  readonly keepsPages?: boolean;
  /** Whose fonts are on the machine. */
  readonly system?: System;
}

/** A headless Chromium: the one CHROMIUM_PATH names, or the one the project brings. */
export async function launchBrowser({
  switches = [],
  keepsPages = false,
  system = "arimo",
}: BrowserOptions = {}): Promise<Browser> {
  const { program, libraries, fontConfigurations } = await unpackBrowser();
  const own = process.env["CHROMIUM_PATH"];
  const machine = Object.entries(process.env).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return chromium.launch({
    executablePath: own ?? program,
    // Playwright switches the cache off, and a headless browser has it only when asked.
    args: [...quiet, ...(keepsPages ? ["--enable-bfcache"] : []), ...switches],
    ...(keepsPages && { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    env: {
      ...Object.fromEntries(machine),
      ...neutral,
      FONTCONFIG_FILE: fontConfigurations[system],
      ...(own ? {} : { LD_LIBRARY_PATH: libraries }),
    },
  });
}
