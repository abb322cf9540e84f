import { beforeEach, expect, test } from "vitest";
import { initialState } from "../rules/browser-state.ts";
import { browserStore } from "./browser-store.ts";
import { consentStore } from "./consent-store.ts";
import { fillOrigin } from "./fill-origin.ts";

// Other tests share these stores.
beforeEach(() => {
  consentStore.setState({ answer: null });
  browserStore.setState({ state: null });
});

test("[WATCHING-11] [SAVED-5] the origin of the visit is sent along only as far as its visitor has agreed", () => {
  const state = initialState();
  const sessionOrigin = { ...state.sessionOrigin, origin: "organisk:google", googleClickId: "G-1" } as const;
  browserStore.setState({ state: { ...state, sessionOrigin } });
  const field = { value: "" } as HTMLInputElement;
  fillOrigin(field);
  expect(field.value).toBe("");
  consentStore.setState({ answer: { statistics: false, marketing: false } });
  expect(field.value).toBe("");
  consentStore.setState({ answer: { statistics: true, marketing: false } });
  expect(JSON.parse(field.value)).toMatchObject({ origin: "organisk:google", googleClickId: null });
  consentStore.setState({ answer: { statistics: true, marketing: true } });
  expect(JSON.parse(field.value)).toMatchObject({ googleClickId: "G-1" });
});
