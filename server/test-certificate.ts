import { generateKeyPairSync, randomBytes, sign } from "node:crypto";
import type { Certificate } from "#server/certificate.ts";

/** One value of a certificate, as X.690 writes it: its kind, its length, its content. */
function der(kind: number, ...parts: readonly Uint8Array[]): Buffer {
  const content = Buffer.concat(parts);
  const { length } = content;
  const size = length < 128 ? [length] : [0x82, length >> 8, length & 255];
  return Buffer.concat([Uint8Array.from([kind, ...size]), content]);
}

const sequence = (...parts: readonly Uint8Array[]) => der(0x30, ...parts);
const identifier = (hex: string) => der(0x06, Buffer.from(hex, "hex"));
const time = (date: Date) => der(0x18, Buffer.from(date.toISOString().replace(/[-:T]|\.\d+/g, "")));

/** A certificate for `localhost` that signs itself and holds for an hour; each call makes another. */
export function makeCertificate(): Certificate {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const algorithm = sequence(identifier("2a8648ce3d040302"));
  const commonName = sequence(identifier("550403"), der(0x0c, Buffer.from("localhost")));
  const name = sequence(der(0x31, commonName));
  const alternative = sequence(
    identifier("551d11"),
    der(0x04, sequence(der(0x82, Buffer.from("localhost")))),
  );
  const now = Date.now();
  const content = sequence(
    der(0xa0, der(0x02, Uint8Array.of(2))),
    der(0x02, Uint8Array.of(1), randomBytes(8)),
    algorithm,
    name,
    sequence(time(new Date(now - 60_000)), time(new Date(now + 3_600_000))),
    name,
    publicKey.export({ type: "spki", format: "der" }),
    der(0xa3, sequence(alternative)),
  );
  const signature = der(0x03, Uint8Array.of(0), sign("sha256", content, privateKey));
  const base64 = sequence(content, algorithm, signature).toString("base64");
  const cert = `-----BEGIN CERTIFICATE-----\n${base64.match(/.{1,64}/g)?.join("\n")}\n-----END CERTIFICATE-----\n`;
  return { cert, key: privateKey.export({ type: "pkcs8", format: "pem" }).toString() };
}
