import { expect, test } from "vitest";
import { missingRoleText, signInText } from "./sign-in-texts.ts";

test.each([
  ["popup_window_error", "Fönstret stoppades"],
  ["user_cancelled", "Inloggningen avbröts"],
  ["access_denied", "Inloggningen avbröts"],
  ["timed_out", "Inget svar i tid"],
  ["no_server_response", "Inget svar i tid"],
  ["redirect_bridge_timeout", "Inget svar i tid"],
  ["invalid_grant", "Logga in igen"],
  ["refresh_token_expired", "Logga in igen"],
  ["native_handshake_timeout", "Datorns inloggning svarar inte"],
  ["native_extension_not_installed", "Datorns inloggning svarar inte"],
  ["state_mismatch", "Svaret gick inte att lita på"],
  ["no_state_in_hash", "Svaret gick inte att lita på"],
  ["state_interaction_type_mismatch", "Svaret gick inte att lita på"],
  ["no_account_error", "Logga in igen"],
  ["post_request_failed", "Inloggningen ligger nere"],
  ["503", "Inloggningen ligger nere"],
  ["403", "Du saknar behörighet"],
  ["token_not_yet_valid", "Datorns klocka går fel"],
  ["crypto_nonexistent", "Adressen är inte säker"],
  ["something_new", "Inloggningen misslyckades"],
  ["toString", "Inloggningen misslyckades"],
])("[SIGNIN-28] %s: %s", (code, title) => {
  expect(signInText(code).title).toBe(title);
});

test("[SIGNIN-28] each way of waiting in vain says who waited: only the hidden frame has ten seconds", () => {
  expect(signInText("timed_out").text).toContain("inom 10 sekunder");
  expect(signInText("redirect_bridge_timeout").text).toContain("i bakgrunden");
  for (const code of ["failed_to_redirect", "no_server_response"])
    expect(signInText(code).text).not.toMatch(/sekunder/);
});

test("[PERMIT-5] a page that somebody may not see names the roles that may", () => {
  expect(missingRoleText("trackPurchases").text).toContain("Be din chef om Inköpare eller Admin.");
  expect(missingRoleText("readAuditLog").text).toContain("Be din chef om Admin.");
  expect(signInText("403").text).toContain("Be din chef om Säljare, Inköpare eller Admin.");
});
