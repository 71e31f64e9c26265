import { expect, test } from "vitest";
import { readOrigin } from "#leads/receiving/lead-origin.ts";
import { storedSource } from "#leads/store/lead-source.ts";

test.each([
  {},
  { service: "plumbing", promise: "riches", page: "https://evil.example/" },
  { page: "/contact?email=zoe@example.org", referrer: "https://google.com/search?q=zoe" },
  { referrer: "localhost", utm_source: "<b>x</b>", utm_term: "zoe@example.org" },
  { utm_campaign: "https://spam.example", utm_medium: " ", utm_content: "a\nb" },
])("of the origin of a visit, nothing is kept that is invalid or says who it was: %j", (input) => {
  expect(readOrigin(input)).toEqual({ service: null, buttonPromise: null, source: {} });
  expect(storedSource(readOrigin(input).source)).toBeNull();
});
