/** A delivery failed for good; retrying is pointless. */
export class PermanentFailure extends Error {
  override name = "PermanentFailure";
}

/** There is nothing left to send: what the mail reports has been dealt with, or its mailbox has been removed. */
export class NothingToSend extends Error {
  override name = "NothingToSend";
}
