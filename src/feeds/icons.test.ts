import { expect, test } from "vitest";
import { iconFile } from "#src/feeds/icons.ts";

test("an ICO file lists each image with its size and offset", () => {
  const file = iconFile([
    { size: 16, png: Buffer.from("one") },
    { size: 256, png: Buffer.from("three") },
  ]);
  expect([file.readUInt16LE(2), file.readUInt16LE(4)]).toEqual([1, 2]);
  expect([file.readUInt8(6), file.readUInt8(22)]).toEqual([16, 0]);
  const start = file.readUInt32LE(22 + 12);
  expect(file.subarray(start, start + file.readUInt32LE(22 + 8)).toString()).toBe("three");
});
