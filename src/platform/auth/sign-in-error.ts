import type { Flow } from "./interaction.ts";
import { nextTokenSource, type TokenSource } from "./token-sources.ts";

type Outcome = "rethrown" | "mutedOnBack" | "redirect" | "nextSource";

/** What can go wrong with sign-in, by what codes the client names it, and what is done about it. */
const signInErrors = {
  popupBlocked: { codes: ["popup_window_error"], outcome: "redirect" },
  popupClosedByUser: { codes: ["user_cancelled"], outcome: "rethrown" },
  redirectTimedOut: { codes: ["failed_to_redirect"], outcome: "rethrown" },
  noServerResponse: { codes: ["no_server_response"], outcome: "mutedOnBack" },
  hiddenFrameTimedOut: { codes: ["redirect_bridge_timeout"], outcome: "rethrown" },
  invalidGrant: { codes: ["invalid_grant"], outcome: "nextSource" },
  refreshTokenExpired: { codes: ["refresh_token_expired"], outcome: "nextSource" },
  brokerHandshakeTimedOut: { codes: ["native_handshake_timeout"], outcome: "nextSource" },
  brokerExtensionMissing: { codes: ["native_extension_not_installed"], outcome: "nextSource" },
  missingState: { codes: ["no_state_in_hash", "state_not_found", "state_mismatch"], outcome: "rethrown" },
  interactionMismatch: { codes: ["state_interaction_type_mismatch"], outcome: "rethrown" },
  noAccount: { codes: ["no_account_error"], outcome: "rethrown" },
} as const satisfies Record<string, { codes: readonly string[]; outcome: Outcome }>;
export type SignInError = keyof typeof signInErrors;

/** One code for every kind of waiting in vain; the flow tells who waited. */
const timedOut = {
  redirect: "redirectTimedOut",
  popup: "noServerResponse",
  silent: "hiddenFrameTimedOut",
} as const satisfies Record<Flow, SignInError>;

/** Null for a code that the catalogue does not know; such an error is rethrown as it is. */
export function findSignInError(code: string, flow: Flow): SignInError | null {
  if (code === "timed_out") return timedOut[flow];
  for (const [error, { codes }] of Object.entries(signInErrors)) {
    if (codes.some((known) => known === code)) return error as SignInError;
  }
  return null;
}

export type SignInResolution =
  | { do: "rethrow" }
  | { do: "mute" }
  | { do: "tryNext"; source: TokenSource }
  /** Only the user can help: sign in again by redirect. */
  | { do: "signInByRedirect" };

type Circumstances = {
  /** Which silent source failed; null when the user was asked. */
  source: TokenSource | null;
  /** The user came here with the browser's back button. */
  isBackNavigation: boolean;
};

/** What to do about an error. */
export function resolveSignInError(
  error: SignInError,
  { source, isBackNavigation }: Circumstances,
): SignInResolution {
  const next = source === null ? null : nextTokenSource(source);
  const resolutions = {
    rethrown: { do: "rethrow" },
    mutedOnBack: isBackNavigation ? { do: "mute" } : { do: "rethrow" },
    redirect: { do: "signInByRedirect" },
    nextSource: next === null ? { do: "signInByRedirect" } : { do: "tryNext", source: next },
  } as const satisfies Record<Outcome, SignInResolution>;
  return resolutions[signInErrors[error].outcome];
}
