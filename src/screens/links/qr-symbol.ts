import { encodeQR } from "qr";

/** A QR code as one SVG path in a square of `size` modules, quiet zone included. */
export interface QrSymbol {
  size: number;
  path: string;
}

/** Quiet zone in modules: ISO/IEC 18004, 6.3.8. */
const quietZone = 4;

/** Side of the three squares that scanners look for. */
const finder = 7;

/** Height of all other modules: each row becomes a line of bars, like the brand's mark. */
const barHeight = 0.8;

/** Encodes text with the lowest error correction, which gives the fewest modules: screens do not wear. */
export function qrSymbol(text: string): QrSymbol {
  const rows = encodeQR(text, "raw", { ecc: "low", border: quietZone });
  const first = quietZone + finder;
  const last = rows.length - first;
  const isInFinder = (x: number, y: number) =>
    (x < first && (y < first || y >= last)) || (x >= last && y < first);
  const path = rows.map((row, y) =>
    runsOf(row)
      .map(([x, length]) => `M${x} ${y}h${length}v${isInFinder(x, y) ? 1 : barHeight}h-${length}z`)
      .join(""),
  );
  return { size: rows.length, path: path.join("") };
}

/** Start and length of each run of dark modules. */
function runsOf(row: boolean[]): [start: number, length: number][] {
  const runs: [number, number][] = [];
  for (const [x, dark] of row.entries()) {
    const last = runs.at(-1);
    if (!dark) continue;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  }
  return runs;
}
