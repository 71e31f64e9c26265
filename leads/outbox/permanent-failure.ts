/** A delivery failed for good; retrying is pointless. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}
