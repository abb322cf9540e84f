/** Where a case stands, in the words of its page. */
export const caseStates = {
  received: "Mottaget",
  inProgress: "Handläggs",
  waitingForCustomer: "Väntar på ditt svar",
  answered: "Besvarat",
  decided: "Beslut finns",
  closed: "Avslutat",
} as const;
export type CaseState = keyof typeof caseStates;
export const caseStateNames = Object.keys(caseStates) as CaseState[];

export const caseActors = ["customer", "staff", "clock"] as const;
export type CaseActor = (typeof caseActors)[number];

/** What can happen to a case, in the words of its page. */
export const caseEvents = {
  opened: "Ärendet togs emot",
  takenOn: "Ärendet fick en handläggare",
  customerWrote: "Du skrev",
  answered: "Vi svarade",
  askedCustomer: "Vi bad dig om mer",
  decided: "Vi tog beslut",
  closed: "Ärendet avslutades",
  reopened: "Ärendet öppnades igen",
} as const;
export type CaseEvent = keyof typeof caseEvents;
export const caseEventNames = Object.keys(caseEvents) as CaseEvent[];

type Step = {
  /** Null: before there is a case. */
  from: readonly (CaseState | null)[];
  event: CaseEvent;
  to: CaseState;
  by: readonly CaseActor[];
};

const open = ["received", "inProgress", "waitingForCustomer", "answered", "decided"] as const;

/** The one state machine of all kinds: what is not in the table cannot happen. */
const steps: readonly Step[] = [
  { from: [null], event: "opened", to: "received", by: ["customer", "staff"] },
  { from: ["received"], event: "takenOn", to: "inProgress", by: ["staff"] },
  { from: ["received"], event: "customerWrote", to: "received", by: ["customer"] },
  {
    from: ["inProgress", "waitingForCustomer", "answered"],
    event: "customerWrote",
    to: "inProgress",
    by: ["customer"],
  },
  // A decision is looked at anew by somebody else when the customer objects.
  { from: ["decided", "closed"], event: "customerWrote", to: "received", by: ["customer"] },
  { from: open, event: "answered", to: "answered", by: ["staff"] },
  { from: open, event: "askedCustomer", to: "waitingForCustomer", by: ["staff"] },
  {
    from: ["received", "inProgress", "waitingForCustomer", "answered"],
    event: "decided",
    to: "decided",
    by: ["staff"],
  },
  { from: open, event: "closed", to: "closed", by: ["customer", "staff"] },
  // By itself only what we have said our part of: a case that waits for us never closes.
  { from: ["waitingForCustomer", "answered", "decided"], event: "closed", to: "closed", by: ["clock"] },
  { from: ["closed"], event: "reopened", to: "received", by: ["staff"] },
];

/** The state after the event, or null where it cannot happen or is not theirs to do. */
export function stateAfter(from: CaseState | null, event: CaseEvent, by: CaseActor): CaseState | null {
  const step = steps.find((row) => row.event === event && row.from.includes(from) && row.by.includes(by));
  return step?.to ?? null;
}

/** Whether we owe the customer the next step. */
export function waitsForUs(state: CaseState): boolean {
  return state === "received" || state === "inProgress";
}
