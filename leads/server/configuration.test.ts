import { describe, expect, test } from "vitest";
import { site } from "#contract/facts/site.ts";
import { dataFolder } from "#contract/site-folder.ts";
import { readConfiguration } from "#leads/server/configuration.ts";

describe("the configuration", () => {
  test("works without any variables, and treats empty ones as unset", () => {
    const expected = {
      host: "127.0.0.1",
      port: 3000,
      dataFolder: `./${dataFolder}`,
      databaseUrl: null,
      smtpUrl: null,
      mailTo: site.contact.requestsTo,
      mailFrom: site.contact.requestsFrom,
      trustedProxies: [],
      rateLimit: 60,
      webhook: null,
      retentionDays: 1095,
      drainSeconds: 0,
    };
    expect(readConfiguration({})).toEqual(expected);
    expect(readConfiguration({ PORT: "", DATABASE_URL: "", SMTP_URL: "", TRUST_PROXY: "" })).toEqual(
      expected,
    );
  });

  test("is read from the environment", () => {
    expect(
      readConfiguration({
        HOST: "::",
        PORT: "8080",
        DATA_DIR: "/var/lib/orvane",
        DATABASE_URL: "postgres://leads:secret@db.example/leads",
        SMTP_URL: "smtps://user:secret@mail.example:465",
        CONTACT_TO: "leads@agency.example, b@agency.example",
        CONTACT_FROM: "site@agency.example",
        TRUST_PROXY: "loopback, 10.0.0.0/8,fd00::/8 , 192.0.2.7",
        RATE_LIMIT: "0",
        LEAD_WEBHOOK_URL: "https://crm.example/hook",
        LEAD_WEBHOOK_SECRET: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
        LEAD_RETENTION_DAYS: "30",
        DRAIN_SECONDS: "10",
      }),
    ).toMatchObject({
      port: 8080,
      mailTo: ["leads@agency.example", "b@agency.example"],
      trustedProxies: ["loopback", "10.0.0.0/8", "fd00::/8", "192.0.2.7"],
      rateLimit: 0,
      webhook: { url: "https://crm.example/hook", secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw" },
      retentionDays: 30,
    });
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "0x50"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "https://mail.example"],
    ["SMTP_URL", "smtp://"],
    ["SMTP_URL", "smtp://user:100%@mail.example"],
    ["CONTACT_TO", "nobody"],
    ["CONTACT_TO", "a@b.example, c d"],
    ["CONTACT_FROM", "Orvane <site@orvane.example>"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "*"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.1,"],
    ["RATE_LIMIT", "many"],
    ["RATE_LIMIT", "-1"],
    ["DATABASE_URL", "mysql://db.example/leads"],
    ["DATABASE_URL", "db.example"],
    ["DATABASE_URL", "postgres://user:100%@db.example/leads"],
    ["LEAD_WEBHOOK_URL", "ftp://crm.example"],
    ["LEAD_WEBHOOK_URL", "https://user:secret@crm.example"],
    ["LEAD_WEBHOOK_SECRET", "hunter2"],
    ["LEAD_WEBHOOK_SECRET", "MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"],
    ["LEAD_WEBHOOK_SECRET", "whsec_not base64 at all, and much too long"],
    ["LEAD_RETENTION_DAYS", "0"],
    ["LEAD_RETENTION_DAYS", "1096"],
    ["DRAIN_SECONDS", "61"],
  ])("rejects %s=%s, naming the variable", (variable, value) => {
    expect(() => readConfiguration({ [variable]: value })).toThrow(new RegExp(`^${variable}: `, "m"));
  });

  test("requires a secret for the webhook", () => {
    expect(() => readConfiguration({ LEAD_WEBHOOK_URL: "https://crm.example" })).toThrow(
      /^LEAD_WEBHOOK_SECRET: /m,
    );
  });

  test("reports all invalid variables at once, without their values", () => {
    const read = () => readConfiguration({ PORT: "x", SMTP_URL: "http://user:secret@mail.example" });
    expect(read).toThrow(/PORT: .*\nSMTP_URL: /);
    expect(read).not.toThrow(/secret/);
  });
});
