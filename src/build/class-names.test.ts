import { describe, expect, test } from "vitest";
import { shortNames } from "#src/build/class-names.ts";

const sheets = ["src/elements/band.module.css", "src/sections/band.module.css"];

describe("the name of a class", () => {
  test("stays the same, and is no other's", () => {
    const nameOf = shortNames(sheets);
    const files = sheets.map((sheet) => `/project/${sheet}`);
    const all = () => files.flatMap((file) => ["inner", "head"].map((name) => nameOf(name, file)));
    expect(all()).toEqual(all());
    expect(new Set(all()).size).toBe(4);
  });

  test("does not depend on which style sheet is built first", () => {
    const [one = "", other = ""] = sheets.map((sheet) => `/project/${sheet}`);
    const there = shortNames(sheets);
    const back = shortNames(sheets);
    there("inner", one);
    expect(there("inner", other)).toBe(back("inner", other));
  });

  test("is not given to a file that is no style sheet of the project", () => {
    expect(() => shortNames(sheets)("inner", "/elsewhere/band.module.css")).toThrow("no style sheet");
  });

  test("starts as no advertisement does, which blockers hide", () => {
    expect(shortNames(sheets)("inner", "/project/src/elements/band.module.css")).toMatch(/^_[a-z]{2}\d+$/);
  });
});
