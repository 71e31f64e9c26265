import type { Socket } from "node:net";

const statuses: Record<string, string> = {
  ERR_HTTP_REQUEST_TIMEOUT: "408 Request Timeout",
  HPE_HEADER_OVERFLOW: "431 Request Header Fields Too Large",
};

/** Answers requests that Node itself rejects, with the usual headers, and closes the connection. */
export function answerParserErrors(headers: Record<string, string>) {
  return (error: Error & { code?: string }, socket: Socket): void => {
    if (error.code === "ECONNRESET" || socket.destroyed) return;
    if (socket.writable) {
      const lines = Object.entries({ ...headers, "Content-Length": "0", Connection: "close" });
      const status = statuses[error.code ?? ""] ?? "400 Bad Request";
      socket.write(
        `HTTP/1.1 ${status}\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join("")}\r\n`,
      );
    }
    socket.destroy(error);
  };
}
