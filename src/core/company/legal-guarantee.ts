import { type CalendarDay, stockholmDay } from "../dates/stockholm-day.ts";

export type LegalGuaranteeNotice = {
  validFrom: CalendarDay;
  source: string;
  heading: string;
  text: string;
  /** Where the EU tells of it in Swedish. */
  portal: string;
  /** The Commission's own file, never drawn again nor changed: docs/content.md. Null until it lies in public/. */
  picture: { path: string; width: number; height: number; alt: string } | null;
};

/** The reminder of the seller's liability by law. Its words are ours as long as the Commission's file is not there. */
export const legalGuarantee: LegalGuaranteeNotice = {
  validFrom: "2026-09-27",
  source: "genomförandeförordning (EU) 2025/1960",
  heading: "Din rätt enligt lag",
  text: "Inom EU ansvarar säljaren i minst två år för fel som fanns när du fick varan. I Sverige är tiden tre år. Du har rätt till kostnadsfri reparation eller en annan vara, annars till prisavdrag eller att häva köpet.",
  portal: "https://europa.eu/youreurope/citizens/consumers/shopping/guarantees-returns/index_sv.htm",
  picture: null,
};

/** The notice where it is in force, by the Swedish calendar; null before. */
export function legalGuaranteeAt(now: Date): LegalGuaranteeNotice | null {
  return stockholmDay(now) >= legalGuarantee.validFrom ? legalGuarantee : null;
}
