/** Byte positions in a file, both inclusive. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Parses a `Range` header; several ranges and other units give the whole file (RFC 9110, 14.2). */
export function rangeOf(header: string, length: number): ByteRange | "outside" | "whole" {
  const [, first = "", last = ""] = /^bytes=\s*(\d*)-(\d*)\s*$/i.exec(header) ?? [];
  if (first === "" && last === "") return "whole";
  if (first === "") {
    const wanted = Number(last);
    return wanted === 0 || length === 0
      ? "outside"
      : { start: Math.max(0, length - wanted), end: length - 1 };
  }
  const start = Number(first);
  if (last !== "" && Number(last) < start) return "whole";
  if (start >= length) return "outside";
  return { start, end: last === "" ? length - 1 : Math.min(Number(last), length - 1) };
}
