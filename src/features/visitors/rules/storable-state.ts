import { type BrowserState, initialState } from "./browser-state.ts";
import type { Consent, ConsentPurpose } from "./consent.ts";

/** The fields of the browser state that follow the visitor rather than serve them. */
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

/** The state with everything that lacks its yes back at its initial value. */
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

/** The device gets its id at the first yes, and keeps it. */
export function withDeviceUniqueId(state: BrowserState, consent: Consent, newId: string): BrowserState {
  if (!consent.statistics) return storableState(state, consent);
  return { ...state, setup: { ...state.setup, deviceUniqueId: state.setup.deviceUniqueId ?? newId } };
}

function withoutRefused<Slice extends object>(
  slice: Slice,
  initial: Slice,
  waiting: Partial<Record<keyof Slice, ConsentPurpose>>,
  consent: Consent,
): Slice {
  const storable = { ...slice };
  for (const field of Object.keys(waiting) as (keyof Slice)[]) {
    const purpose = waiting[field];
    if (purpose && !consent[purpose]) storable[field] = initial[field];
  }
  return storable;
}
