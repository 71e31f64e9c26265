import { writeSync } from "node:fs";

const standardOutput = 1;

/**
 * The standard output for log lines. A line that cannot be written is lost, and the next is tried again:
 * a full disk or a closed pipe behind the log must not end a server that could still store requests.
 */
export const logLines = {
  write(line: string): void {
    try {
      writeSync(standardOutput, line);
    } catch {
      // There is no place left to say so.
    }
  },
};
