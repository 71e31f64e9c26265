/** A delivery that failed for good: trying again is of no use. */
export class PermanentFailure extends Error {
  override readonly name = "PermanentFailure";
}
