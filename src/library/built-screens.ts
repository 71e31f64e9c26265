import type { ScreenKey } from "#src/routes.ts";

const pages = Object.keys(import.meta.glob("../pages/*.astro"));

/** Whether a screen of the route table has its page; links to it appear only then. */
export function isBuilt(screen: ScreenKey): boolean {
  return pages.includes(`../pages/[...${screen}].astro`);
}
