import { type Browser, chromium } from "playwright-core";
import { type System, unpackBrowser } from "#tests/support/unpacked-browser.ts";

const quiet = [
  "--no-sandbox",
  "--disable-gpu",
  // A process for each visitor would cost more time than most of their pages.
  "--in-process-gpu",
  "--renderer-process-limit=1",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  // Same glyph rendering on every machine.
  "--font-render-hinting=none",
  "--disable-lcd-text",
  "--force-color-profile=srgb",
];

/** Milliseconds that a busy machine may take for a step. */
const timeout = 120_000;

/** Settings a browser would otherwise take from the machine: language, time zone, fonts. */
const neutral = { LANG: "en_US.UTF-8", LC_ALL: "en_US.UTF-8", LANGUAGE: "en", TZ: "UTC" };

interface BrowserOptions {
  /** Additional command-line arguments. */
  switches?: string[];
  /** Enables the back/forward cache, as in visitors' browsers; Playwright turns it off. */
  keepsPages?: boolean;
  /** Which system's fonts are installed. */
  system?: System;
}

/** Headless Chromium: from CHROMIUM_PATH, or the project's own. */
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
  const browser = await chromium.launch({
    executablePath: own ?? program,
    timeout,
    // Playwright disables the cache, and headless Chromium only uses it when told to.
    args: [...quiet, ...(keepsPages ? ["--enable-bfcache"] : []), ...switches],
    ...(keepsPages && { ignoreDefaultArgs: ["--disable-back-forward-cache"] }),
    env: {
      ...Object.fromEntries(machine),
      ...neutral,
      FONTCONFIG_FILE: fontConfigurations[system],
      ...(own ? {} : { LD_LIBRARY_PATH: libraries }),
    },
  });
  browser.on("context", (visitor) => visitor.setDefaultTimeout(timeout));
  return browser;
}
