import { describe, expect, test } from "vitest";
import { readConfiguration } from "#server/configuration.ts";
import { site } from "#site.config.ts";

describe("the configuration", () => {
  test("works on a fresh machine, and takes empty variables as absent", () => {
    const expected = {
      host: "127.0.0.1",
      port: 3000,
      dataFolder: "./data",
      smtpUrl: null,
      mailTo: site.contact.requestsTo,
      mailFrom: site.contact.requestsFrom,
      trustedProxies: [],
      rateLimit: 60,
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
        SMTP_URL: "smtps://user:secret@mail.example:465",
        CONTACT_TO: "leads@agency.example",
        CONTACT_FROM: "site@agency.example",
        TRUST_PROXY: "loopback, 10.0.0.0/8,fd00::/8 , 192.0.2.7",
        RATE_LIMIT: "0",
      }),
    ).toEqual({
      host: "::",
      port: 8080,
      dataFolder: "/var/lib/orvane",
      smtpUrl: "smtps://user:secret@mail.example:465",
      mailTo: "leads@agency.example",
      mailFrom: "site@agency.example",
      trustedProxies: ["loopback", "10.0.0.0/8", "fd00::/8", "192.0.2.7"],
      rateLimit: 0,
    });
  });

  test.each([
    ["PORT", "http"],
    ["PORT", "65536"],
    ["PORT", "-1"],
    ["PORT", "0x50"],
    ["SMTP_URL", "mail.example"],
    ["SMTP_URL", "https://mail.example"],
    ["CONTACT_TO", "nobody"],
    ["CONTACT_TO", "a@b.example, c@d.example"],
    ["CONTACT_FROM", "Orvane <site@orvane.example>"],
    ["TRUST_PROXY", "true"],
    ["TRUST_PROXY", "*"],
    ["TRUST_PROXY", "0.0.0.0/0"],
    ["TRUST_PROXY", "10.0.0.0/33"],
    ["TRUST_PROXY", "10.0.0.1,"],
    ["RATE_LIMIT", "many"],
    ["RATE_LIMIT", "-1"],
    ["DATABASE_URL", "postgres://db.example/leads"],
    ["LEAD_WEBHOOK_URL", "https://crm.example"],
    ["LEAD_RETENTION_DAYS", "30"],
  ])("with %s=%s is refused, naming the variable", (variable, value) => {
    expect(() => readConfiguration({ [variable]: value })).toThrow(new RegExp(`^${variable}: `, "m"));
  });

  test("names all wrong variables at once, and repeats no value", () => {
    const read = () => readConfiguration({ PORT: "x", SMTP_URL: "http://user:secret@mail.example" });
    expect(read).toThrow(/PORT: .*\nSMTP_URL: /);
    expect(read).not.toThrow(/secret/);
  });
});
