import { randomBytes } from "node:crypto";

/** Generates a UUIDv7. */
export function timeOrderedId(): string {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(Date.now(), 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString("hex").replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/** Short reference to read out or type: the random end of an id, which two leads are unlikely to share. */
export function shortId(id: string): string {
  return id.slice(-8);
}
