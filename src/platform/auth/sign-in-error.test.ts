import { expect, test } from "vitest";
import { findSignInError, resolveSignInError } from "./sign-in-error.ts";

test.each([
  ["popup_window_error", "popup", "popupBlocked"],
  ["user_cancelled", "popup", "popupClosedByUser"],
  ["failed_to_redirect", "redirect", "redirectTimedOut"],
  ["timed_out", "redirect", "redirectTimedOut"],
  ["timed_out", "popup", "noServerResponse"],
  ["timed_out", "silent", "hiddenFrameTimedOut"],
  ["no_server_response", "redirect", "noServerResponse"],
  ["redirect_bridge_timeout", "silent", "hiddenFrameTimedOut"],
  ["invalid_grant", "silent", "invalidGrant"],
  ["refresh_token_expired", "silent", "refreshTokenExpired"],
  ["native_handshake_timeout", "silent", "brokerHandshakeTimedOut"],
  ["native_extension_not_installed", "silent", "brokerExtensionMissing"],
  ["no_state_in_hash", "redirect", "missingState"],
  ["state_not_found", "redirect", "missingState"],
  ["state_mismatch", "popup", "missingState"],
  ["state_interaction_type_mismatch", "redirect", "interactionMismatch"],
  ["no_account_error", "silent", "noAccount"],
  ["something_new", "redirect", null],
] as const)("[SIGNIN-21] %s in the %s flow is %s", (code, flow, error) => {
  expect(findSignInError(code, flow)).toBe(error);
});

const asked = { source: null, isBackNavigation: false };

test.each([
  "popupClosedByUser",
  "redirectTimedOut",
  "hiddenFrameTimedOut",
  "missingState",
  "interactionMismatch",
  "noAccount",
] as const)("[SIGNIN-22] %s is rethrown, back button or not", (error) => {
  expect(resolveSignInError(error, asked)).toEqual({ do: "rethrow" });
  expect(resolveSignInError(error, { source: "hiddenFrame", isBackNavigation: true })).toEqual({
    do: "rethrow",
  });
});

test("[SIGNIN-23] no answer from the server is muted on the way back, and rethrown otherwise", () => {
  expect(resolveSignInError("noServerResponse", { ...asked, isBackNavigation: true })).toEqual({
    do: "mute",
  });
  expect(resolveSignInError("noServerResponse", asked)).toEqual({ do: "rethrow" });
});

test("[SIGNIN-24] a blocked popup falls back to sign-in by redirect", () => {
  expect(resolveSignInError("popupBlocked", asked)).toEqual({ do: "signInByRedirect" });
});

test.each([
  ["brokerHandshakeTimedOut", "platformBroker", "cache"],
  ["brokerExtensionMissing", "platformBroker", "cache"],
  ["refreshTokenExpired", "refreshToken", "hiddenFrame"],
  ["invalidGrant", "refreshToken", "hiddenFrame"],
] as const)("[SIGNIN-25] %s at %s: try %s", (error, source, next) => {
  expect(resolveSignInError(error, { ...asked, source })).toEqual({ do: "tryNext", source: next });
});

test.each(["hiddenFrame", null] as const)(
  "[SIGNIN-25] invalid_grant at %s: the user has to sign in again",
  (source) => {
    expect(resolveSignInError("invalidGrant", { ...asked, source })).toEqual({ do: "signInByRedirect" });
  },
);
