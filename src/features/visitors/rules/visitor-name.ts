import type { BrowserState } from "./browser-state.ts";

/** What is written as one name: put together again it is the same. */
export function withVisitorName(state: BrowserState, name: string): BrowserState {
  const [givenName = "", ...rest] = name.trim().split(/\s+/);
  return { ...state, user: { givenName, surname: rest.join(" ") } };
}

export function visitorName({ user }: BrowserState): string {
  return `${user.givenName} ${user.surname}`.trim();
}
