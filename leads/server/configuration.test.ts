import { describe, expect, test } from "vitest";
import { site } from "#data/contract/facts/site.ts";
import { readConfiguration } from "#leads/server/configuration.ts";

describe("the configuration", () => {
  test("works without any variables, and treats empty ones as unset", () => {
    const empty = { PORT: "", DATABASE_URL: "", SMTP_URL: "", TRUST_PROXY: "" };
    expect(readConfiguration(empty)).toEqual(readConfiguration({}));
    expect(readConfiguration({})).toMatchObject({
      host: "127.0.0.1",
      port: 3000,
      databaseUrl: null,
      smtpUrl: null,
      retentionDays: 1095,
      mailTo: site.contact.requestsTo,
    });
  });

  test("is read from the environment", () => {
    const variables = {
      PORT: "8080",
      CONTACT_TO: "leads@agency.example, b@agency.example",
      RATE_LIMIT: "0",
      TRUST_PROXY: "loopback, 10.0.0.0/8,fd00::/8 , 192.0.2.7",
      LEAD_WEBHOOK_URL: "https://crm.example/hook",
      LEAD_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
    };
    expect(readConfiguration(variables)).toMatchObject({
      port: 8080,
      mailTo: ["leads@agency.example", "b@agency.example"],
      rateLimit: 0,
      trustedProxies: ["loopback", "10.0.0.0/8", "fd00::/8", "192.0.2.7"],
      webhook: { url: "https://crm.example/hook", secret: variables.LEAD_WEBHOOK_SECRET },
    });
  });

  test.each([
    ["PORT", "65536"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "smtp://user:100%@mail.example"],
    ["CONTACT_TO", "a@b.example, c d"],
    ["CONTACT_FROM", "Orvane <site@orvane.example>"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["DATABASE_URL", "mysql://db.example/leads"],
    ["DATABASE_URL", "postgres://user:100%@db.example/leads"],
    ["LEAD_WEBHOOK_URL", "https://user:secret@crm.example"],
    // Without a secret of its own.
    ["LEAD_WEBHOOK_SECRET", undefined],
    ["LEAD_WEBHOOK_SECRET", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
    ["LEAD_RETENTION_DAYS", "1096"],
  ])("rejects %s=%s, naming the variable", (variable, value) => {
    expect(() => readConfiguration({ LEAD_WEBHOOK_URL: "https://crm.example", [variable]: value })).toThrow(
      new RegExp(`^${variable}: `, "m"),
    );
  });

  test("reports all invalid variables at once, without their values", () => {
    const read = () => readConfiguration({ PORT: "x", SMTP_URL: "http://user:secret@mail.example" });
    expect(read).toThrow(/PORT: .*\nSMTP_URL: /);
    expect(read).not.toThrow(/secret/);
  });
});
