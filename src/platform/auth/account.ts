import * as z from "zod";

/** Somebody who has signed in, as the identity provider describes them. */
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

/** What a staff token is asked for: everything the backend has granted the site. */
export function backendScope(backendApplicationId: string): string {
  return `${backendApplicationId}/.default`;
}
