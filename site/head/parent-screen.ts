import { addressesOf } from "#contract/routes/addresses.ts";
import { type RouteKey, type ScreenKey, screens } from "#contract/routes/screens.ts";

/** The screen whose path is a prefix of a page's path: `services` for a service, `portfolio` for a case. */
export function parentOf(route: RouteKey): ScreenKey | null {
  if (route === "home") return null;
  const [{ path: pattern } = { path: "" }] = addressesOf(route);
  const path = pattern.slice(0, pattern.lastIndexOf("/")) || "/";
  const parent = screens.find(({ key }) => addressesOf(key).some((address) => address.path === path));
  return parent?.key ?? null;
}
