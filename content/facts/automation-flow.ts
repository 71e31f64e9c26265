/** One step of a flow: the lane it runs in and the step it follows. */
export interface FlowStep<Key extends string = string> {
  readonly lane: number;
  readonly after: Key | null;
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

/** The way of a request through an automation, in reading order. */
export const automationFlow: Readonly<Record<AutomationStep, FlowStep<AutomationStep>>> = {
  message: { lane: 0, after: null },
  answer: { lane: 0, after: "message" },
  score: { lane: 0, after: "answer" },
  booked: { lane: 0, after: "score" },
  reminded: { lane: 0, after: "booked" },
  followed: { lane: 1, after: "score" },
  rescored: { lane: 1, after: "followed" },
  handed: { lane: 2, after: "score" },
  called: { lane: 2, after: "handed" },
};
