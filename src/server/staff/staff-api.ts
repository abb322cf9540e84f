import type { StaffNeeds } from "#api/staff/staff-routes.ts";
import type { Logger } from "../log.ts";
import type { SiteSignIn } from "../sign-in/open-sign-in.ts";

type Needs = Pick<StaffNeeds, "db" | "stock" | "cases" | "bookings" | "trade" | "proposals" | "clock"> & {
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
