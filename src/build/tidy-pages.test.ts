import { describe, expect, test } from "vitest";
import { tidy } from "#src/build/tidy-pages.ts";

const runtime = "(()=>{var e=async t=>{await(await t())()};(self.Astro||(self.Astro={})).load=e})();";
const page = (body: string) => `<html><head><title>T</title></head><body>${body}</body></html>`;

describe("a built page", () => {
  test("loses React's marks where nothing is hydrated, and keeps them in islands", () => {
    const island = "<astro-island ssr><p>a<!-- -->b</p></astro-island>";
    expect(tidy(page(`<p>a<!-- -->b</p>${island}<i>c<!-- --> d</i>`)).html).toBe(
      page(`<p>ab</p>${island}<i>c d</i>`),
    );
  });

  test("has the markup one would write by hand", () => {
    const react =
      '<a class="_ab1 " hrefLang="de" href="/de">DE</a><i class="_a _b"></i><img src="/a.png"/><svg><path d="M0"/></svg>';
    expect(tidy(page(react)).html).toBe(
      page(
        '<a class="_ab1" hreflang="de" href="/de">DE</a><i class="_a _b"></i><img src="/a.png"><svg><path d="M0"/></svg>',
      ),
    );
  });

  test("has one element for its styles, and one for scripts that follow each other", () => {
    const apart =
      "<style>a{b:c}</style><script>one()</script> <script>two();</script>" +
      "<style>astro-island{display:contents}</style><astro-island></astro-island>";
    expect(tidy(page(apart)).html).toBe(
      page(
        "<style>a{b:c}astro-island{display:contents}</style><script>one(),two();</script><astro-island></astro-island>",
      ),
    );
  });

  test("has its islands' props as they are, whatever quotes stand in them", () => {
    const written = `<astro-island uid="Z1x" props="{&quot;a&quot;:[0,&quot;l'eau &amp;quot;&quot;]}"></astro-island>`;
    const [, props] = /(props='[^']*')/.exec(tidy(page(written)).html) ?? [];
    expect(tidy(page(written)).html).not.toContain("uid");
    expect(props).toBe(`props='{"a":[0,"l&#39;eau &amp;quot;"]}'`);
  });

  test("names its scripts instead of loading them before it is painted, its islands' runtime first", () => {
    const load = (address: string) => `<script type="module" src="${address}"></script>`;
    const island = "<astro-island ssr></astro-island>";
    const tidied = tidy(page(`<script>${runtime}</script>${island}${load("/a.js")}<p></p>${load("/b.js")}`));
    expect(tidied.runtime?.script).toContain(runtime);
    expect(tidied.html).toBe(
      page(`${island}<p></p>`).replace(
        "<body",
        `<body data-scripts="${tidied.runtime?.address} /a.js /b.js"`,
      ),
    );
  });

  test("keeps its own scripts where they stand, without what only people need", () => {
    const { html, runtime: none } = tidy(
      page('<script>(function run(longName) {\n\tdocument.title = longName;\n})("$&")</script><ul></ul>'),
    );
    expect(none).toBeUndefined();
    const [, script = ""] = /<body><script>(.*)<\/script><ul>/.exec(html) ?? [];
    const document = { title: "" };
    new Function("document", script)(document);
    expect(document.title).toBe("$&");
    expect(script).not.toContain("longName");
  });

  test("has short names for what only its styles know by name", () => {
    const css = ":root{--space-4:1rem;--consent-height:0}a{gap:var(--space-4) var(--consent-height)}";
    const { html } = tidy(page(`<style>${css}</style>`), new Set(["--consent-height"]));
    const [, short = ""] = /:root\{(--\w+):1rem/.exec(html) ?? [];
    expect(html).toContain(`gap:var(${short}) var(--consent-height)`);
    expect(short.length).toBeLessThan(6);
  });

  test("keeps data that stands in scripts as it is", () => {
    const data = page('<script type="application/ld+json">{"a": 1}</script><script src="/a.js"></script>');
    expect(tidy(data).html).toBe(data);
  });
});
