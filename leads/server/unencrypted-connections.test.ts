import { expect, test } from "vitest";
import { readConfiguration } from "#leads/server/configuration.ts";
import { findUnencryptedConnections } from "#leads/server/unencrypted-connections.ts";

const secret = `whsec_${Buffer.alloc(32, 1).toString("base64")}`;
const saidOf = (variables: Record<string, string>) =>
  findUnencryptedConnections(readConfiguration({ LEAD_WEBHOOK_SECRET: secret, ...variables }));

test.each([
  { DATABASE_URL: "postgres://orvane:secret@db.example/orvane" },
  { DATABASE_URL: "postgresql://orvane:secret@10.0.0.3:5432/orvane?application_name=x" },
  { DATABASE_URL: "postgres://orvane:secret@[2001:db8::1]/orvane" },
  { LEAD_WEBHOOK_URL: "http://crm.example/leads" },
  { LEAD_WEBHOOK_URL: "http://192.168.1.4:8080/leads" },
])(
  "leads sent in clear to another machine are reported in one sentence without a password: %o",
  (variables) => {
    const sentences = saidOf(variables);
    expect(sentences).toEqual([expect.stringContaining(Object.keys(variables)[0] ?? "")]);
    expect(sentences.join()).not.toContain("secret");
  },
);

test.each<Record<string, string>>([
  {},
  { DATABASE_URL: "postgres://orvane:secret@db.example/orvane?sslmode=verify-full" },
  { DATABASE_URL: "postgres://orvane:secret@database/orvane?sslmode=disable" },
  { DATABASE_URL: "postgres://orvane:secret@127.0.0.1:5432/orvane" },
  { DATABASE_URL: "postgres://orvane:secret@localhost/orvane" },
  { DATABASE_URL: "postgres://orvane:secret@[::1]/orvane" },
  { DATABASE_URL: "postgres:///orvane?host=/var/run/postgresql" },
  { LEAD_WEBHOOK_URL: "https://crm.example/leads" },
  { LEAD_WEBHOOK_URL: "http://127.0.0.1:9000/leads" },
])("nothing is said of what is encrypted, on this machine, or meant: %o", (variables) => {
  expect(saidOf(variables)).toEqual([]);
});
