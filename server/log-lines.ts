import { writeSync } from "node:fs";

const standardOutput = 1;

/** A line that cannot be written is dropped: a full disk must not stop a server that can store leads. */
export const logLines = {
  write(line: string): void {
    try {
      writeSync(standardOutput, line);
    } catch {
      // Nowhere left to report it.
    }
  },
};
