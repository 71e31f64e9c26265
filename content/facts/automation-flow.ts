/** A step of a flow chart, with its predecessor. */
export interface FlowStep<Key extends string = string> {
  after: Key | null;
}

export type AutomationStep =
  | "message"
  | "answer"
  | "score"
  | "booked"
  | "reminded"
  | "followed"
  | "rescored"
  | "handed"
  | "called";

/** The automation of a request, in reading order. */
export const automationFlow: Record<AutomationStep, FlowStep<AutomationStep>> = {
  message: { after: null },
  answer: { after: "message" },
  score: { after: "answer" },
  booked: { after: "score" },
  reminded: { after: "booked" },
  followed: { after: "score" },
  rescored: { after: "followed" },
  handed: { after: "score" },
  called: { after: "handed" },
};
