import { execFile } from "node:child_process";

/**
 * Notifies systemd of the process state if it waits for that (`Type=notify`). Node cannot open Unix datagram
 * sockets, so this runs `systemd-notify`.
 */
export function tellSystemd(state: "--ready" | "--stopping"): void {
  if (!process.env["NOTIFY_SOCKET"]) return;
  execFile("systemd-notify", [state], (error) => {
    if (error) console.error(`systemd was not told ${state}: ${error.message}`);
  });
}
