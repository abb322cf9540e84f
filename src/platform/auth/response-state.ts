import type { Flow } from "./interaction.ts";
import type { SignInError } from "./sign-in-error.ts";

/** What we remember of the request that left: the state value it carried and the flow it belonged to. */
export type SentRequest = { state: string; flow: Flow };

/**
 * What is wrong with an answer from the identity provider, or null. An answer that nobody asked for has
 * no state of ours and is treated as if it had none.
 */
export function responseProblem(
  state: string | null,
  request: SentRequest | null,
  flow: Flow,
): SignInError | null {
  if (state === null || state === "" || state !== request?.state) return "missingState";
  return request.flow === flow ? null : "interactionMismatch";
}
