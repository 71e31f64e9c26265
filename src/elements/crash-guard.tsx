import { Component, type ErrorInfo, type ReactNode } from "react";

interface CrashGuardProps {
  readonly children: ReactNode;
  /** What is shown below the heading when the island has crashed. */
  readonly fallback: ReactNode;
}

/** Keeps a crash inside its island and says so in place. */
export class CrashGuard extends Component<CrashGuardProps, { readonly crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return <CrashNotice>{this.props.fallback}</CrashNotice>;
  }
}

/** What stands where an island has crashed, and what helps. */
export function CrashNotice({ children }: { children: ReactNode }) {
  return (
    <div role="alert">
      <h2 lang="en">Unexpected Application Error!</h2>
      {children}
    </div>
  );
}
