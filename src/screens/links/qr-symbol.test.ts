import decodeQR from "qr/decode.js";
import { expect, test } from "vitest";
import { qrSymbol } from "#src/screens/links/qr-symbol.ts";

/** The symbol painted dark on white at `scale` pixels per module, as a camera would see it. */
function paint({ size, path }: ReturnType<typeof qrSymbol>, scale: number) {
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length, height] of path.matchAll(/M(\d+) (\d+)h(\d+)v([\d.]+)/g)) {
    for (let row = Number(y) * scale; row < (Number(y) + Number(height)) * scale; row += 1) {
      const start = (row * side + Number(x) * scale) * 4;
      for (let at = start; at < start + Number(length) * scale * 4; at += 4) data.fill(0, at, at + 3);
    }
  }
  return { width: side, height: side, data };
}

test.each([3, 5, 8])("a scanner reads back the text, accents included, at %d pixels a module", (scale) => {
  const text = "BEGIN:VCARD\r\nFN:Zoë Müller\r\nEND:VCARD\r\n";
  expect(decodeQR(paint(qrSymbol(text), scale))).toBe(text);
});

test("a quiet zone of four modules surrounds the code", () => {
  const { size, path } = qrSymbol("orvane");
  const columns = [...path.matchAll(/M(\d+) (\d+)h(\d+)/g)].map(([, x, y, length]) => ({
    left: Number(x),
    right: Number(x) + Number(length),
    row: Number(y),
  }));
  expect(Math.min(...columns.map(({ left }) => left))).toBe(4);
  expect(Math.max(...columns.map(({ right }) => right))).toBe(size - 4);
  expect(Math.min(...columns.map(({ row }) => row))).toBe(4);
});
