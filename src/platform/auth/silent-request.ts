import * as z from "zod";
import { account } from "./account.ts";
import type { TokenSource } from "./token-sources.ts";

/** A token without asking anybody anything; somebody must have signed in before. */
export const silentRequest = z.object({
  account,
  scopes: z.array(z.string().min(1)).min(1, "no scope"),
  forceRefresh: z.boolean().default(false),
});
export type SilentRequest = z.infer<typeof silentRequest>;

/** Requests with the same key ask for the same token; the order of scopes says nothing. */
export function silentRequestKey({ account, scopes, forceRefresh }: SilentRequest): string {
  const scopesOf = [...new Set(scopes.map((scope) => scope.toLowerCase()))].sort();
  return JSON.stringify([account.homeAccountId, scopesOf, forceRefresh]);
}

export type RequestInFlight = { key: string; source: TokenSource };

/** Share what is already asked for; open one hidden frame at a time; otherwise go ahead. */
export function silentRequestPlan(
  next: RequestInFlight,
  inFlight: readonly RequestInFlight[],
): "share" | "wait" | "start" {
  if (inFlight.some(({ key }) => key === next.key)) return "share";
  if (next.source === "hiddenFrame" && inFlight.some(({ source }) => source === "hiddenFrame")) return "wait";
  return "start";
}
