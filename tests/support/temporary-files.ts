import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { mkdtemp } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** Around a whole run: whatever its tests and their programs write to the temporary folder goes when it is over. */
export default function setUp(): () => void {
  const folder = mkdtempSync(join(tmpdir(), "tests-"));
  // PostgreSQL refuses to run as root, and enters as somebody else.
  chmodSync(folder, 0o755);
  process.env["TMPDIR"] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** An empty folder, which nobody has to remove. */
export const newFolder = () => mkdtemp(join(tmpdir(), "test-"));
