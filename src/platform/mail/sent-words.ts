import type { LetterState } from "./letter-state.ts";

export type SentWords = { text: string; isProblem: boolean };
type Of = {
  address: string;
  /** "Kvittot mejlas", "Kvittot är mejlat" */
  begun: string;
  done: string;
};

/** What a page says of the letter that it promised: what has been sent, and what has not. Null where there is no such letter. */
export function sentWords(letter: LetterState | null, { address, begun, done }: Of): SentWords | null {
  if (letter === null) return null;
  if (letter.state === "waiting") return { text: `${begun} till ${address}.`, isProblem: false };
  if (letter.state === "sent") return { text: `${done} till ${address}.`, isProblem: false };
  const why =
    letter.problem === "limit"
      ? "den har fått många mejl från oss det senaste dygnet"
      : "den tar inte emot mejl från oss";
  return {
    text: `Vi har inte kunnat mejla till ${address}: ${why}. Spara kvittot här i stället, det gäller lika mycket.`,
    isProblem: true,
  };
}
