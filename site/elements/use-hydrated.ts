import { useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether React has taken over what the server wrote; a button that only scripts answer is disabled until then. */
export function useHydrated(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
}
