import { writeSync } from "node:fs";

const standardOutput = 1;

/**
 * Writes log lines to standard output. A line that cannot be written is dropped: a full disk or a closed pipe
 * must not stop a server that can still store leads.
 */
export const logLines = {
  write(line: string): void {
    try {
      writeSync(standardOutput, line);
    } catch {
      // Nowhere left to report it.
    }
  },
};
