import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { create } from "fontkitten";
import satori from "satori";
import sharp from "sharp";
import { colourOf } from "#contract/brand/colours.ts";
import { withoutInvisible } from "#contract/formats/invisible-signs.ts";
import type { Language } from "#contract/languages/languages.ts";
import { site } from "#data/contract/facts/site.ts";
import { hasLanguageChoice } from "#data/contract/languages/language-settings.ts";
import { siteFolder } from "#data/contract/reader/site-folder.ts";
import { devDependencies } from "#package.json" with { type: "json" };
import { cachedResult } from "#site/feeds/build-cache.ts";
import { logoDrawing, logoRatio } from "#site/feeds/logo-drawing.ts";
import { socialCardSize } from "#site/head/social-image.ts";

interface SocialCard {
  language: Language;
  title: string;
  section?: string | undefined;
  /** Readable form of the page's address. */
  address: string;
  /** Picture for the right half of the card. */
  cover?: Buffer | undefined;
}

/** Maximum size in bytes; networks recompress and delay heavier images. */
export const maxSocialCardBytes = 60_000;

const { width, height } = socialCardSize;
const margin = 72;
const coverWidth = 620;
const footerHeight = 92;
/** Maximum height of the title, between the logo and the footer. */
const titleHeight = 300;
/** Font sizes to try for a title, in pixels. */
const titleSizes = [116, 104, 92, 80, 70, 62, 54, 46, 40, 34];
const family = "Text";
const titleWeight = 700;
const fileOf = (weight: number) => join(process.cwd(), `${siteFolder}/fonts/card-${weight}.woff`);

/**
 * Static cuts that `npm run fonts` writes, because satori supports neither variable fonts nor WOFF2; it parses each
 * array once.
 */
const fonts = await Promise.all(
  ([500, titleWeight] as const).map(
    async (weight) =>
      ({ name: family, weight, style: "normal", data: await readFile(fileOf(weight)) }) as const,
  ),
);

/** Between the letters of a title, relative to the font size. */
const titleTracking = -0.035;

/** JPEG qualities to try, best first, until the card is small enough. */
const qualities = [84, 72, 60, 50, 40];

/** Renders a card as JPEG of at most `maxSocialCardBytes` bytes; results are cached. */
export async function socialCard({ title, section = "", ...rest }: SocialCard): Promise<Buffer> {
  const card = { ...rest, title: withoutInvisible(title), section: withoutInvisible(section) };
  const recipe = {
    drawings: titleSizes.map((size) => draw(card, size)),
    qualities,
    painters: [devDependencies.satori, devDependencies.sharp],
  };
  const source = [JSON.stringify(recipe), ...fonts.map(({ data }) => data), card.cover ?? ""];
  return cachedResult("social", source, async () => paint(draw(card, await titleSize(card)), card.cover));
}

/** A React element, as plain data. */
interface Box {
  key: null;
  type: "div" | "img";
  props: {
    style: Record<string, string | number>;
    children?: string | Box[];
    src?: string;
  };
}

const box = (style: Box["props"]["style"], children: string | Box[] = []): Box => ({
  key: null,
  type: "div",
  props: { style: { display: "flex", ...style }, children },
});

/** Lays out the card with its title in a given font size. */
function draw(card: SocialCard, size: number): Box {
  const { language, section, address, cover } = card;
  const row = { alignItems: "center" } as const;
  const brand = box({ ...row, fontSize: 42, fontWeight: 700, letterSpacing: "-0.03em" }, [
    logo(),
    box({ marginLeft: 20 }, site.brand),
  ]);
  const place = box({ color: colourOf("muted"), fontSize: 30 }, section ?? "");
  const top = box({ ...row, justifyContent: "space-between" }, section && !cover ? [brand, place] : [brand]);
  const words = box(
    {
      flexDirection: "column",
      justifyContent: "space-between",
      width: measureOf(card) + 2 * margin,
      height: height - footerHeight,
      padding: margin,
      boxSizing: "border-box",
    },
    [top, titleBox(card, size, "balance")],
  );
  const footer = box(
    {
      ...row,
      justifyContent: "space-between",
      height: footerHeight,
      padding: `0 ${margin}px`,
      backgroundColor: colourOf("accent", "light", language),
      color: colourOf("on-accent", "light", language),
      fontSize: 30,
    },
    [box({}, address), ...(hasLanguageChoice ? [box({ fontWeight: 700 }, language.toUpperCase())] : [])],
  );
  const page = { width, height, color: colourOf("ink"), fontFamily: family, fontWeight: 500 };
  return box({ ...page, flexDirection: "column" }, [words, footer]);
}

const logoHeight = 54;

function logo(): Box {
  const src = `data:image/svg+xml;base64,${Buffer.from(logoDrawing()).toString("base64")}`;
  const style = { width: Math.round(logoHeight * logoRatio), height: logoHeight };
  return { key: null, type: "img", props: { style, src } };
}

function measureOf({ cover }: SocialCard): number {
  return (cover ? width - coverWidth : width) - 2 * margin;
}

/** Text is balanced only once its size is known, because balancing requires many layouts. */
function titleBox(card: SocialCard, size: number, textWrap: "balance" | "wrap"): Box {
  const style = {
    width: measureOf(card),
    color: colourOf("ink"),
    fontFamily: family,
    fontSize: size,
    fontWeight: titleWeight,
    lineHeight: 1.02,
    letterSpacing: `${titleTracking}em`,
    textWrap,
  };
  return box(style, titleOf(card));
}

/** Few fonts have a narrow no-break space. */
function titleOf({ title }: SocialCard): string {
  return title.replaceAll("\u202f", "\u00a0");
}

/** Width of the widest word, relative to the font size. */
async function widestWord(card: SocialCard): Promise<number> {
  const font = create(await readFile(fileOf(titleWeight)));
  if (font.isCollection) throw new Error("a file with several fonts");
  const advance = (letter: string) => font.glyphForCodePoint(letter.codePointAt(0) ?? 0).advanceWidth;
  const widths = titleOf(card)
    .split(/[\s-]+/)
    .map((word) => Array.from(word, (letter) => advance(letter) / font.unitsPerEm + titleTracking))
    .map((letters) => letters.reduce((sum, width) => sum + width, 0));
  return Math.max(...widths);
}

/** Largest font size, in pixels, at which the card's title fits. */
export async function titleSize(card: SocialCard): Promise<number> {
  const widest = await widestWord(card);
  for (const size of titleSizes) {
    if (widest * size > measureOf(card)) continue;
    const svg = await render(titleBox(card, size, "wrap"), { width: measureOf(card) });
    const [, filled] = svg.match(/^<svg[^>]* height="([\d.]+)"/) ?? [];
    if (Number(filled) <= titleHeight) return size;
  }
  throw new Error(`a title is too long for a social card: ${card.title}`);
}

async function paint(drawing: Box, cover: Buffer | undefined): Promise<Buffer> {
  const svg = await render(drawing, socialCardSize);
  const picture = sharp(Buffer.from(svg)).flatten({ background: colourOf("paper") });
  if (cover) {
    // As raw pixels; otherwise they would be compressed like the cover itself, which takes most of a second.
    const { data, info } = await sharp(cover)
      .resize(coverWidth, height - footerHeight, { fit: "cover", position: "left top" })
      .removeAlpha()
      .raw()
      .toBuffer({ resolveWithObject: true });
    picture.composite([{ input: data, raw: info, left: width - coverWidth, top: 0 }]);
  }
  const painted = await picture.removeAlpha().raw().toBuffer();
  for (const quality of qualities) {
    const jpeg = await sharp(painted, { raw: { width, height, channels: 3 } })
      .jpeg({ quality, mozjpeg: true, chromaSubsampling: quality > 75 ? "4:4:4" : "4:2:0" })
      .toBuffer();
    if (jpeg.length <= maxSocialCardBytes) return jpeg;
  }
  throw new Error(`a social card weighs more than ${maxSocialCardBytes} bytes`);
}

async function render(drawing: Box, size: { width: number; height?: number }): Promise<string> {
  return satori(drawing, { ...size, fonts });
}
