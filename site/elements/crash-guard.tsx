import { Component, type ErrorInfo, type ReactNode } from "react";

interface CrashGuardProps {
  children: ReactNode;
  /** Shown below the heading after a crash. */
  fallback: ReactNode;
}

/** React error boundary for one island. */
export class CrashGuard extends Component<CrashGuardProps, { crashed: boolean }> {
  override state = { crashed: false };

  static getDerivedStateFromError() {
    return { crashed: true };
  }

  override componentDidCatch(error: Error, info: ErrorInfo) {
    console.error(error, info.componentStack);
  }

  override render() {
    if (!this.state.crashed) return this.props.children;
    return (
      <div role="alert">
        <h2 lang="en">Unexpected Application Error!</h2>
        {this.props.fallback}
      </div>
    );
  }
}
