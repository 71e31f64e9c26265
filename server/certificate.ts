import { readFileSync, unwatchFile, watchFile } from "node:fs";
import type { Server } from "node:net";
import { createSecureContext, Server as EncryptingServer } from "node:tls";

/** A certificate with its chain, and its key, in PEM. */
export interface Certificate {
  readonly cert: string;
  readonly key: string;
}

/** The paths of both. */
export type CertificateFiles = Certificate;

/** How often the files are looked at for a renewed certificate, in milliseconds. */
const every = 60_000;

/** @throws where one of the files cannot be read, is no such file, or does not fit the other. */
export function readCertificate(files: CertificateFiles): Certificate {
  const certificate = { cert: readFileSync(files.cert, "utf8"), key: readFileSync(files.key, "utf8") };
  createSecureContext(certificate);
  return certificate;
}

/**
 * Takes a renewed certificate into use: with SIGHUP at once, otherwise within a minute after its files have
 * changed. Connections go on under the one they began with; files that do not fit each other change nothing.
 * @returns what ends the watch.
 */
export function followCertificate(
  server: Server,
  files: CertificateFiles,
  log: { info(message: string): void; error(message: string): void },
): () => void {
  if (!(server instanceof EncryptingServer)) throw new TypeError("the server does not encrypt");
  const renew = () => {
    try {
      server.setSecureContext(readCertificate(files));
      log.info("certificate renewed");
    } catch (error) {
      // While one file is new and the other old, or being written; the next change is looked at again.
      const code = error instanceof Error && "code" in error ? String(error.code) : "unknown";
      log.error(`certificate not renewed: ${code}`);
    }
  };
  process.on("SIGHUP", renew);
  for (const file of [files.cert, files.key]) {
    watchFile(file, { interval: every, persistent: false }, renew);
  }
  return () => {
    process.off("SIGHUP", renew);
    for (const file of [files.cert, files.key]) unwatchFile(file, renew);
  };
}
