import type { Account } from "./account.ts";

/** The ways to the identity provider and back. */
export type Flow = "redirect" | "popup" | "silent";

/** What the sign-in is busy with. "startup" lasts until we know whether somebody is signed in. */
export const interactions = {
  startup: "starting up",
  none: "none",
  signIn: "sign-in in progress",
  signOut: "sign-out in progress",
} as const;
export type Interaction = keyof typeof interactions;

export type SignInState = { interaction: Interaction; account: Pick<Account, "username"> | null };

/** While the sign-in starts up, nobody is signed in yet, whatever the storage says. */
export function isSignedIn({ interaction, account }: SignInState): boolean {
  return interaction !== "startup" && account !== null;
}
