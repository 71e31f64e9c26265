import { expect, test } from "vitest";
import { describeFailure } from "#leads/server/error-report.ts";

test.each([
  [Object.assign(new Error("duplicate key (email)=(zoe@b.example)"), { code: "23505" }), "Error 23505"],
  [
    Object.assign(new Error("x"), { errstr: "database or disk is full", code: "ERR_SQLITE_ERROR" }),
    "Error database or disk is full",
  ],
  [new Error("Zoë Müller could not be read"), "Error"],
  ["zoe@b.example", "unknown"],
])("the log contains the cause of a failure, and never a visitor's text: %s", (error, reason) => {
  expect(describeFailure(error).reason).toBe(reason);
});
