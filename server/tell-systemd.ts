import { execFile } from "node:child_process";

/**
 * Tells systemd how far this process is, where systemd waits for it (`Type=notify`). Node opens no datagram sockets
 * of this kind, so systemd's own program speaks for it.
 */
export function tellSystemd(state: "--ready" | "--stopping"): void {
  if (!process.env["NOTIFY_SOCKET"]) return;
  execFile("systemd-notify", [state], (error) => {
    if (error) console.error(`systemd was not told ${state}: ${error.message}`);
  });
}
