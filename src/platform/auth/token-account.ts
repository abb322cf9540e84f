import { messages } from "#core/text/messages.ts";

export type TokenAccount<One> = { ok: true; value: One } | { ok: false; message: string };

/** Whose token a staff call carries: the active account, else the first that signed in. */
export function tokenAccount<One>(active: One | null, signedIn: readonly One[]): TokenAccount<One> {
  const account = active ?? signedIn[0];
  return account === undefined ? { ok: false, message: messages.unauthorized } : { ok: true, value: account };
}
