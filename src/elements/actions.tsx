import type { ReactNode } from "react";

export function Actions({ children }: { children: ReactNode }) {
  return <div className="cluster gap-3">{children}</div>;
}
