import { describe, expect, test } from "vitest";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { readLogo } from "#site/content/brand-logo.ts";

const square = '<path fill="#0b5d4b" d="M0 0h10v10H0z"/>';
const svg = (shapes: string, attributes = 'viewBox="0 0 10 10"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>\n${shapes}\n</svg>`;

describe("a logo", () => {
  test("keeps its size, its colours and what its shapes inherit", () => {
    const { viewBox, shapes } = readLogo(
      svg(
        '<path fill="var(--asked)" d="M0 0h9v9H0z"/><path stroke="currentColor" d="M1 1h7"/>',
        'width="40" height="30" viewBox="-1 -2 12 10" fill="none"',
      ),
    );
    expect(viewBox).toEqual({ x: -1, y: -2, width: 12, height: 10 });
    expect(shapes).toMatch(/^<g fill="none">.*var\(--asked\).*currentColor.*<\/g>$/);
  });

  test("loses its title, comments, scripts and style sheet, which gives its colours to the shapes", () => {
    const { shapes } = readLogo(
      `<?xml version="1.0"?><!-- InlineSvg --><svg id="Layer_1" xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" onload="a()">
      <script>alert(1)</script><defs><style>.a{fill:#0b5d4b}</style></defs><title>Layer 1</title>
      <path class="a" d="M0 0h4v4H0z"/><circle class="a" style="opacity:.5" cx="7" cy="7" r="2"/></svg>`,
    );
    expect(shapes.match(/fill="#0b5d4b"/g)).toHaveLength(2);
    expect(shapes).not.toMatch(/style|class|title|Layer|!--|script|onload|alert/);
  });

  const file = `${siteFolder}/brand/mark.svg`;

  test.each([
    ["missing", undefined, `${file} is missing; save the logo there, as SVG`],
    ["no drawing", "PNG", `${file}:1: this is not SVG; export it again, as SVG`],
    ["without a shape", svg(""), `${file} draws nothing`],
    ["without a size", svg(square, ""), `${file}:1: the drawing has no size; add viewBox=`],
  ])("that is %s is refused with the place and the remedy", (_, text, sentence) => {
    expect(() => readLogo(text)).toThrow(sentence);
  });
});
