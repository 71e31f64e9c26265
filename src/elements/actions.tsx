import type { ReactNode } from "react";

/** A row of buttons that wraps when there is no room. */
export function Actions({ children }: { children: ReactNode }) {
  return <div className="cluster gap-3">{children}</div>;
}
