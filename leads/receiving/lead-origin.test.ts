import { describe, expect, test } from "vitest";
import { parseSource, readOrigin, storedSource } from "#leads/receiving/lead-origin.ts";

describe("the origin of a visit", () => {
  test("is kept if it is valid", () => {
    const visit = {
      service: "websites",
      promise: "trial",
      page: "/en/services/ai-automation",
      referrer: "www.google.com",
      utm_source: "newsletter",
      utm_campaign: "Frühling 2027 (A+B)",
    };
    const { service, promise, ...source } = visit;
    expect(readOrigin({ ...visit, message: "not of the visit" })).toEqual({ service, promise, source });
    expect(parseSource(storedSource(source))).toEqual(source);
  });

  test.each([
    {},
    { service: "plumbing", promise: "riches", page: "https://evil.example/" },
    { page: "/contact?email=zoe@example.org", referrer: "https://google.com/search?q=zoe" },
    { referrer: "localhost", utm_source: "<b>x</b>", utm_term: "zoe@example.org" },
    { utm_campaign: "https://spam.example", utm_medium: " ", utm_content: "a\nb" },
  ])("is dropped if it is invalid: %j", (input) => {
    expect(readOrigin(input)).toEqual({ service: null, promise: null, source: {} });
    expect(storedSource(readOrigin(input).source)).toBeNull();
  });

  test("is truncated if it is too long", () => {
    expect(readOrigin({ utm_term: "a".repeat(5000) }).source.utm_term).toHaveLength(120);
  });
});
