import { execFile } from "node:child_process";

/** Tells systemd by `systemd-notify`, because Node cannot open Unix datagram sockets. */
export function tellSystemd(state: "--ready" | "--stopping"): void {
  if (!process.env["NOTIFY_SOCKET"]) return;
  execFile("systemd-notify", [state], (error) => {
    if (error) console.error(`systemd was not told ${state}: ${error.message}`);
  });
}
