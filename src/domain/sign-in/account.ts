import * as z from "zod";
import { messages } from "#domain/text/messages.ts";

/** Somebody who has signed in, as the identity provider describes them. [SIGNIN-5] */
export const account = z.object(
  {
    homeAccountId: z.string().min(1),
    localAccountId: z.string(),
    username: z.string(),
    environment: z.string(),
    realm: z.string(),
    /** Known to the platform broker only. */
    nativeAccountId: z.string().nullable().default(null),
    idTokenClaims: z.record(z.string(), z.unknown()).nullable().default(null),
  },
  "no account",
);
export type Account = z.infer<typeof account>;

export type TokenAccount = { ok: true; value: Account } | { ok: false; message: string };

/** Whose token a staff call carries: the active account, else the first that signed in. [SIGNIN-6] [SIGNIN-7] */
export function tokenAccount(active: Account | null, signedIn: readonly Account[]): TokenAccount {
  const chosen = active ?? signedIn[0];
  return chosen === undefined ? { ok: false, message: messages.unauthorized } : { ok: true, value: chosen };
}

/** What a staff token is asked for: everything the backend has granted the site. [SIGNIN-8] */
export function backendScope(backendApplicationId: string): string {
  return `${backendApplicationId}/.default`;
}
