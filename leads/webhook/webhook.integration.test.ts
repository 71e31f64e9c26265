import { once } from "node:events";
import { createServer, type IncomingHttpHeaders, type RequestListener, type Server } from "node:http";
import { afterEach, describe, expect, test } from "vitest";
import { PermanentFailure } from "#leads/outbox/delivery-errors.ts";
import { deliveryRow } from "#leads/store/delivery-row.ts";
import { callWebhook } from "#leads/webhook/webhook.ts";
import { signatureHeaders } from "#leads/webhook/webhook-signature.ts";
import { leadRow } from "#tests/support/sample-lead.ts";

/** Example from the libraries of the Standard Webhooks specification. */
const example = {
  secret: "whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw",
  id: "msg_p5jXN8AQM9LWM0D4loKWxJek",
  sentAt: 1_614_265_330_000,
  body: '{"test": 2432232314}',
  signature: "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=",
};

const now = 1_700_000_000_000;
const lead = { ...leadRow, idempotency_key: "secret-key-of-the-form" };
const mail = deliveryRow({ kind: "webhook", leadId: lead.id, now });

let server: Server | undefined;
afterEach(() => {
  server?.closeAllConnections();
  server?.close();
});

async function receiver(listener: RequestListener): Promise<string> {
  server = createServer(listener).listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return typeof address === "object" && address ? `http://127.0.0.1:${address.port}/hook` : "";
}

const call = (url: string, timeout = 60_000) =>
  callWebhook({ url, secret: example.secret, clock: { now: () => now }, timeout }, mail, lead);

test("the signature is accepted by the specification's libraries", () => {
  const { secret, id, sentAt, body, signature } = example;
  expect(signatureHeaders(secret, id, sentAt, body)).toEqual({
    "webhook-id": id,
    "webhook-timestamp": "1614265330",
    "webhook-signature": signature,
  });
});

describe("the webhook", () => {
  test("delivers a signed lead with its text unchanged", async () => {
    let headers: IncomingHttpHeaders = {};
    let body = "";
    const url = await receiver(async (incoming, response) => {
      headers = incoming.headers;
      for await (const chunk of incoming.setEncoding("utf8")) body += chunk;
      response.writeHead(204).end();
    });
    await call(url);
    expect(headers).toMatchObject(signatureHeaders(example.secret, mail.id, now, body));
    expect(headers["content-type"]).toBe("application/json");
    expect(JSON.parse(body)).toMatchObject({
      type: "lead.received",
      timestamp: new Date(lead.created_at).toISOString(),
      data: { id: lead.id, email: lead.email, message: lead.message, score: lead.score },
    });
    expect(body).not.toContain("secret-key");
  });

  test.each([410, 301, 404, 503])("is retried after any refusal but 410: %i", async (status) => {
    const url = await receiver((_request, response) => response.writeHead(status, { location: "/" }).end());
    const failure: unknown = await call(url).catch((error: unknown) => error);
    if (status === 410) expect(failure).toBeInstanceOf(PermanentFailure);
    else expect(failure).toMatchObject({ responseCode: status });
  });

  test("is retried if the receiver answers late or not at all", async () => {
    const silent = await receiver(() => {});
    await expect(call(silent, 50)).rejects.not.toBeInstanceOf(PermanentFailure);
    server?.closeAllConnections();
    server?.close();
    await expect(call(silent)).rejects.not.toBeInstanceOf(PermanentFailure);
  });

  test("does not wait for the end of an endless response", async () => {
    const url = await receiver((_request, response) => {
      response.writeHead(200);
      response.write("x".repeat(1000));
    });
    await call(url);
  });
});
