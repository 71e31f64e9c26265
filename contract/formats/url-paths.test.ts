import { expect, test } from "vitest";
import { encodeAddress, plainAddress, plainPath } from "#contract/formats/url-paths.ts";

test.each([
  ["/über uns", "/%C3%BCber%20uns", "/u\u0308ber uns", "/u%CC%88ber%20uns", "/%c3%bcber uns"],
  ["/a+b,c&d", "/a%2Bb%2Cc%26d"],
  ["/100%25", "/100%"],
  ["/a%2Fb%3Fc%23d", "/a%2fb%3fc%23d"],
  ["/%FCber-uns", "/%fcber-uns"],
  ["/a%00b", "/a%00b"],
])("%s is one path, however it is spelled", (path, ...spellings) => {
  for (const spelling of [path, ...spellings]) expect(plainPath(spelling)).toBe(path);
});

test("a query keeps the spelling in which its parts are told apart", () => {
  expect(plainAddress("/%C3%BCber?q=a%26b&c=%3F")).toBe("/über?q=a%26b&c=%3F");
});

test.each([
  ["/über uns", "/%C3%BCber%20uns"],
  ["/%C3%BCber%20uns", "/%C3%BCber%20uns"],
  ["/100%25", "/100%25"],
  ["/100%", "/100%25"],
  ["/%FCber", "/%FCber"],
  ["https://shop.example/größe?a=%26#ö", "https://shop.example/gr%C3%B6%C3%9Fe?a=%26#%C3%B6"],
])("%s is encoded once", (address, encoded) => {
  expect(encodeAddress(address)).toBe(encoded);
  expect(encodeAddress(encoded)).toBe(encoded);
});
