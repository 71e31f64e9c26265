/** A delivery failed for good; retrying is pointless. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** A delivery failed before its receiver looked at it: the mail server or the webhook is down. */
export class TargetUnavailable extends Error {
  override name = "TargetUnavailable";
}
