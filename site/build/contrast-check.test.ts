import { expect, test } from "vitest";
import { defaultLanguage } from "#contract/languages.ts";
import { siteFolder } from "#contract/site-folder.ts";
import { contrastProblems } from "#site/build/contrast-check.ts";

const file = `${siteFolder}/brand/tokens.css`;

const light = `:root {
  --paper: #ffffff;
  --yellow: #fff3a0;
}
:root:lang(${defaultLanguage}) {
  --accent: var(--yellow);
  --on-accent: #ffffff;
  --accent-text: #1a37c0;
}
`;

const dark = `@media (prefers-color-scheme: dark) {
  :root {
    --paper: #101114;
    --yellow: #111111;
  }
}
`;

test("a colour that text cannot be read in is named with its line, both colours and the contrast", () => {
  expect(contrastProblems({ file, text: light + dark })).toEqual([
    `${file}:7: --on-accent (#ffffff) on --accent (#fff3a0) has a contrast of 1.1 in the light scheme; text needs 4.5`,
    `${file}:10: --accent-text (#1a37c0) on --paper (#101114) has a contrast of 2.1 in the dark scheme; text needs 4.5`,
  ]);
});
