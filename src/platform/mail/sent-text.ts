import type { EmailState } from "./email-state.ts";

export type SentText = { text: string; isProblem: boolean };
type Of = {
  address: string;
  /** "Kvittot mejlas", "Kvittot är mejlat" */
  sending: string;
  done: string;
};

/** What a page says of the e-mail that it promised: what has been sent, and what has not. Null where there is no such e-mail. */
export function sentText(email: EmailState | null, { address, sending, done }: Of): SentText | null {
  if (email === null) return null;
  if (email.state === "waiting") return { text: `${sending} till ${address}.`, isProblem: false };
  if (email.state === "sent") return { text: `${done} till ${address}.`, isProblem: false };
  const why =
    email.problem === "limit"
      ? "den har fått många mejl från oss det senaste dygnet"
      : "den tar inte emot mejl från oss";
  return {
    text: `Vi har inte kunnat mejla till ${address}: ${why}. Spara kvittot här i stället, det gäller lika mycket.`,
    isProblem: true,
  };
}
