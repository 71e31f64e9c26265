import { createHash } from "node:crypto";
import { mkdir, readFile, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join } from "node:path";
import satori from "satori";
import sharp from "sharp";
import { site } from "#site.config.ts";
import { colourOf } from "#src/head/colours.ts";
import { cardSize } from "#src/head/social-image.ts";
import type { Language } from "#src/languages.ts";

/** What a social card says. */
export interface Card {
  readonly language: Language;
  readonly title: string;
  /** The part of the site the page belongs to. */
  readonly section?: string | undefined;
  /** Address of the page, as people read it. */
  readonly address: string;
  /** A picture for the card's right half. */
  readonly cover?: Buffer | undefined;
}

/** Networks shrink and delay what weighs more, in bytes. */
export const heaviestCard = 60_000;

const { width, height } = cardSize;
const margin = 72;
const coverWidth = 620;
const footerHeight = 92;
/** What the title may fill between the brand and the footer. */
const titleHeight = 318;
const weights = [500, 700] as const;

/** Drawn cards are kept here, so that a build draws only what has changed. */
const cache = ".cache/social";

/** A card as JPEG, at most `heaviestCard` bytes. Reads and fills the cache. */
export async function socialCard(card: Card): Promise<Buffer> {
  const drawing = draw(card);
  const name = createHash("sha256")
    .update(JSON.stringify(drawing))
    .update(card.cover ?? "")
    .digest("hex");
  const file = join(cache, `${name}.jpg`);
  const kept = await readFile(file).catch(() => null);
  if (kept) return kept;
  const picture = await paint(drawing, card.cover);
  await mkdir(cache, { recursive: true });
  await writeFile(file, picture);
  return picture;
}

/** An element as satori takes it: plain data. */
interface Box {
  readonly type: "div";
  readonly props: {
    readonly style: Readonly<Record<string, string | number>>;
    readonly children: string | readonly Box[];
  };
}

const box = (style: Box["props"]["style"], children: string | readonly Box[] = []): Box => ({
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/** The card as boxes. */
export function draw({ language, title, section, address, cover }: Card): Box {
  const measure = (cover ? width - coverWidth : width) - 2 * margin;
  const size = titleSize(title, measure);
  const accent = colourOf("accent", "light", language);
  return box(
    {
      width,
      height,
      flexDirection: "column",
      color: colourOf("ink"),
      fontFamily: "Bricolage Grotesque",
      fontWeight: 500,
    },
    [
      box(
        {
          width: measure + 2 * margin,
          height: height - footerHeight,
          flexDirection: "column",
          padding: margin,
          boxSizing: "border-box",
        },
        [
          box({ alignItems: "center", fontSize: 42, fontWeight: 700, letterSpacing: "-0.03em" }, [
            mark(),
            box({ marginLeft: 20 }, site.brand),
            ...(section && !cover
              ? [
                  box(
                    { marginLeft: "auto", color: colourOf("muted"), fontSize: 30, letterSpacing: "-0.01em" },
                    section,
                  ),
                ]
              : []),
          ]),
          box(
            {
              marginTop: "auto",
              width: measure,
              fontSize: size,
              fontWeight: 700,
              lineHeight: 1.02,
              letterSpacing: "-0.035em",
              textWrap: "balance",
            },
            spaced(title),
          ),
        ],
      ),
      box(
        {
          height: footerHeight,
          padding: `0 ${margin}px`,
          alignItems: "center",
          backgroundColor: accent,
          color: colourOf("on-accent", "light", language),
          fontSize: 30,
        },
        [box({}, address), box({ marginLeft: "auto", fontWeight: 700 }, language.toUpperCase())],
      ),
    ],
  );
}

/** The brand's three bars. */
function mark(): Box {
  const bars = [
    ["cobalt", 66],
    ["vermilion", 48],
    ["marigold", 30],
  ] as const;
  return box(
    { flexDirection: "column", width: 66 },
    bars.map(([colour, length], index) =>
      box({ width: length, height: 12, marginTop: index === 0 ? 0 : 9, backgroundColor: colourOf(colour) }),
    ),
  );
}

/** Advances of bold letters as shares of the type size: of a whole line on average, and of one word at most. */
const advance = { line: 0.46, word: 0.53 } as const;

/** The largest type size, in pixels, at which a title fits in a measure. */
export function titleSize(title: string, measure: number): number {
  const sizes = [116, 104, 92, 80, 70, 62, 54, 46, 40];
  const longest = Math.max(...title.split(/[\s-]+/).map((word) => word.length));
  const fits = (size: number) => {
    const perLine = Math.floor(measure / (size * advance.line));
    return longest * size * advance.word <= measure && linesOf(title, perLine) * size * 1.02 <= titleHeight;
  };
  return sizes.find(fits) ?? 34;
}

function linesOf(title: string, perLine: number): number {
  let lines = 1;
  let filled = 0;
  for (const { length } of title.split(" ")) {
    if (filled > 0 && filled + 1 + length > perLine) {
      lines += 1;
      filled = length;
    } else {
      filled += (filled > 0 ? 1 : 0) + length;
    }
  }
  return lines;
}

/** The font has no narrow no-break space. */
function spaced(text: string): string {
  return text.replaceAll("\u202f", "\u00a0");
}

async function paint(drawing: Box, cover: Buffer | undefined): Promise<Buffer> {
  const { resolve } = createRequire(join(process.cwd(), "package.json"));
  const fonts = await Promise.all(
    weights.map(async (weight) => ({
      name: "Bricolage Grotesque",
      weight,
      style: "normal" as const,
      data: await readFile(
        resolve(`@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-${weight}-normal.woff`),
      ),
    })),
  );
  const svg = await satori(drawing as unknown as Parameters<typeof satori>[0], { width, height, fonts });
  const picture = sharp(Buffer.from(svg)).flatten({ background: colourOf("paper") });
  if (cover) {
    const input = await sharp(cover)
      .resize(coverWidth, height - footerHeight, { fit: "cover", position: "left top" })
      .toBuffer();
    picture.composite([{ input, left: width - coverWidth, top: 0 }]);
  }
  const painted = await picture.png({ compressionLevel: 1 }).toBuffer();
  for (const quality of [84, 72, 60, 50, 40]) {
    const jpeg = await sharp(painted)
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 75 ? "4:4:4" : "4:2:0" })
      .toBuffer();
    if (jpeg.length <= heaviestCard) return jpeg;
  }
  throw new Error(`a social card weighs more than ${heaviestCard} bytes`);
}
