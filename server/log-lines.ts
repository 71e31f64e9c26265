import { writeSync } from "node:fs";

const standardOutput = 1;

/**
 * The standard output for log lines. A line that cannot be written is dropped: a full disk or a closed pipe
 * behind the log must not stop a server that can still store leads.
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
