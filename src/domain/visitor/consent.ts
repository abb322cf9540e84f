import * as z from "zod";
import { type BrowserState, initialState } from "./browser-state.ts";

/** What a visitor can say yes or no to. The strictly needed is not a question. [CONSENT-1] */
export const consentPurposes = { statistics: "Statistik", marketing: "Marknadsföring" } as const;
type ConsentPurpose = keyof typeof consentPurposes;

const answer = z.object({ statistics: z.boolean(), marketing: z.boolean() });
export type Consent = z.infer<typeof answer>;

/** Silence is a no. [CONSENT-2] */
export const noConsent: Consent = { statistics: false, marketing: false };
export const fullConsent: Consent = { statistics: true, marketing: true };

/** The fields of the browser state that follow the visitor rather than serve them. [CONSENT-3] */
const waitingFields = {
  setup: { deviceUniqueId: "statistics" },
  history: { advertViews: "statistics", lastInteractionTimestamp: "statistics" },
  sessionOrigin: {
    origin: "statistics",
    googleClickId: "marketing",
    facebookClickId: "marketing",
    facebookPixel: "marketing",
  },
} as const satisfies {
  [Slice in keyof BrowserState]?: Partial<Record<keyof BrowserState[Slice], ConsentPurpose>>;
};

/** What waits outside the browser state. [CONSENT-5] */
const waitingUses = {
  firstClickOrigin: "statistics",
  visitedAdverts: "statistics",
  thirdPartyScripts: "marketing",
} as const satisfies Record<string, ConsentPurpose>;
type WaitingUse = keyof typeof waitingUses;

/** The state with everything that lacks its yes back at its initial value. [CONSENT-3] [CONSENT-4] */
export function storableState(state: BrowserState, consent: Consent): BrowserState {
  const initial = initialState();
  return {
    ...state,
    setup: withoutRefused(state.setup, initial.setup, waitingFields.setup, consent),
    history: withoutRefused(state.history, initial.history, waitingFields.history, consent),
    sessionOrigin: withoutRefused(
      state.sessionOrigin,
      initial.sessionOrigin,
      waitingFields.sessionOrigin,
      consent,
    ),
  };
}

/** [CONSENT-5] */
export function allows(consent: Consent, use: WaitingUse): boolean {
  return consent[waitingUses[use]];
}

/** The device gets its id at the first yes, and keeps it. [CONSENT-6] */
export function withDeviceUniqueId(state: BrowserState, consent: Consent, newId: string): BrowserState {
  if (!consent.statistics) return storableState(state, consent);
  return { ...state, setup: { ...state.setup, deviceUniqueId: state.setup.deviceUniqueId ?? newId } };
}

/** The stored answer, or `null` when the question has not been answered in a way we can read. [CONSENT-2] */
export function findConsent(stored: string | null): Consent | null {
  try {
    return answer.parse(JSON.parse(stored ?? ""));
  } catch {
    return null;
  }
}

function withoutRefused<Slice extends object>(
  slice: Slice,
  initial: Slice,
  waiting: Partial<Record<keyof Slice, ConsentPurpose>>,
  consent: Consent,
): Slice {
  const kept = { ...slice };
  for (const field of Object.keys(waiting) as (keyof Slice)[]) {
    const purpose = waiting[field];
    if (purpose && !consent[purpose]) kept[field] = initial[field];
  }
  return kept;
}
