import { expect, test } from "vitest";
import { addressesOf, type ScreenKey } from "#src/routes.ts";
import { builtPages } from "#tests/contract/built-site.ts";
import { holdsFor } from "#tests/contract/holds-for.ts";

/** The bands of each screen by id, or by the id of their title, in the order of the specification. */
const bands: Partial<Record<ScreenKey, string>> = {
  home: "home cases services pricing closing",
  services: "cards machines integrations closing",
  automation: "figures features playbooks options closing",
  websites: "types anatomy promise included modules closing",
  cro: "dashboard tools offer events closing",
  design: "specimen problems solution method packages figures testimonials add-ons closing",
  social: "calendar problems solution platforms method packages figures testimonials add-ons closing",
  pricing: "offers figures book closing",
  agency: "promises who presence offers refusals closing",
  about: "manifesto team method values closing",
  vision: "statement values method team",
};

const byPath = new Map((await builtPages()).map((page) => [page.path, page]));

test("every screen has its bands in order", async () => {
  const addresses = Object.entries(bands).flatMap(([screen, expected]) =>
    addressesOf(screen as ScreenKey).map(({ path }) => ({ path, expected: expected.split(" ") })),
  );
  await holdsFor(addresses, ({ path, expected }) => {
    const found = byPath
      .get(path)
      ?.document.querySelectorAll("main section")
      .map((section) => section.id || (section.getAttribute("aria-labelledby") ?? ""))
      .map((id) => id.replace(/-title$/, ""));
    expect(found?.filter((band) => expected.includes(band))).toEqual(expected);
  });
});
