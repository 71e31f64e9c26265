/** A delivery failed for good; retrying is pointless. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/**
 * What a delivery was to tell has been dealt with, or its mailbox was removed; nothing was sent, and nothing is to be.
 */
export class NothingToSend extends Error {
  override name = "NothingToSend";
}
