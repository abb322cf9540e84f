/** What a visitor can say yes or no to. The strictly needed is not a question. */
export const consentPurposes = { statistics: "Statistik", marketing: "Marknadsföring" } as const;
export type ConsentPurpose = keyof typeof consentPurposes;

export type Consent = Record<ConsentPurpose, boolean>;

/** The answer has a key of its own in the browser's storage: it outlives every version of the state. */
export const consentKey = "consent";

/** Silence is a no. */
export const noConsent: Consent = { statistics: false, marketing: false };
export const fullConsent: Consent = { statistics: true, marketing: true };

/** What waits outside the browser state. */
const waitingUses = {
  analyticsEvents: "statistics",
  firstClickOrigin: "statistics",
  visitedAdverts: "statistics",
  seenPages: "statistics",
  thirdPartyScripts: "marketing",
} as const satisfies Record<string, ConsentPurpose>;
export type WaitingUse = keyof typeof waitingUses;

/** No answer yet (`null`) allows nothing. */
export function allows(consent: Consent | null, use: WaitingUse): boolean {
  return consent?.[waitingUses[use]] ?? false;
}

/**
 * The stored answer, or `null` when the question has not been answered in a way we can read. Read by hand:
 * every page needs it at once, and the schema library weighs more than the rest of the shell.
 */
export function findConsent(stored: string | null): Consent | null {
  try {
    const { statistics, marketing }: Record<string, unknown> = JSON.parse(stored ?? "");
    return typeof statistics === "boolean" && typeof marketing === "boolean"
      ? { statistics, marketing }
      : null;
  } catch {
    return null;
  }
}
