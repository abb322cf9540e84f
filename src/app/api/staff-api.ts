import type { SiteSignIn } from "#platform/auth/open-sign-in.ts";
import type { Logger } from "#platform/log/log.ts";
import type { StaffNeeds } from "./staff-routes.ts";

type Needs = Omit<StaffNeeds, "verify" | "onKeysAway"> & {
  signIn: SiteSignIn | null;
  log: Logger;
};

/** What staff calls are answered with. */
export function staffApi({ signIn, log, ...desk }: Needs): StaffNeeds {
  return {
    ...desk,
    verify: signIn?.verify ?? null,
    onKeysAway: (error) => log.warn({ err: error }, "the identity provider's keys cannot be had"),
  };
}
