import { namesOfRoles, type Permission } from "#platform/auth/permissions.ts";
import { findSignInError, type SignInError } from "#platform/auth/sign-in-error.ts";
import { signInSettings } from "#platform/auth/sign-in-settings.ts";

type SignInText = { title: string; text: string; action: string };

const again = "Försök igen";
const slowAfter = (text: string) => ({ title: "Inget svar i tid", text, action: again });
const untrusted = {
  title: "Svaret gick inte att lita på",
  text: "Inloggningen hörde inte till den här fliken, så vi släppte inte in den. Börja om.",
  action: "Börja om",
};
const ended = {
  title: "Logga in igen",
  text: "Din inloggning har gått ut. Det du skrev ligger kvar i fliken.",
  action: "Logga in",
};
const cancelled = {
  title: "Inloggningen avbröts",
  text: "Du gick tillbaka innan du var klar. Inget har ändrats.",
  action: again,
};
const broker = {
  title: "Datorns inloggning svarar inte",
  text: "Logga in i webbläsaren i stället.",
  action: "Logga in",
};

/** One page for every error of the catalogue. */
const ofCatalogue = {
  popupBlocked: {
    title: "Fönstret stoppades",
    text: "Webbläsaren blockerade inloggningsfönstret. Logga in i samma flik i stället.",
    action: "Logga in i samma flik",
  },
  popupClosedByUser: cancelled,
  redirectTimedOut: slowAfter("Webbläsaren kom inte vidare till inloggningen. Kontrollera nätet."),
  noServerResponse: slowAfter("Inloggningen svarade inte. Kontrollera nätet."),
  hiddenFrameTimedOut: slowAfter(
    `Inloggningen förnyas i bakgrunden, men svarade inte inom ${signInSettings.hiddenFrameTimeoutMilliseconds / 1_000} sekunder. Det du skrev ligger kvar i fliken.`,
  ),
  invalidGrant: ended,
  refreshTokenExpired: ended,
  brokerHandshakeTimedOut: broker,
  brokerExtensionMissing: broker,
  missingState: untrusted,
  interactionMismatch: untrusted,
  noAccount: ended,
} as const satisfies Record<SignInError, SignInText>;

const away = {
  title: "Inloggningen ligger nere",
  text: "Vi når inte inloggningstjänsten. Redan inloggade kan arbeta vidare en stund.",
  action: again,
};

const others: Readonly<Record<string, SignInText>> = {
  interaction_in_progress: {
    title: "Loggar in …",
    text: "Det tar några sekunder. Stäng inte fliken.",
    action: "Avbryt",
  },
  access_denied: cancelled,
  login_required: ended,
  interaction_required: ended,
  Unauthorized: ended,
  "401": ended,
  "403": missingRoleText(null),
  "0": away,
  "503": away,
  post_request_failed: away,
  no_network_connectivity: away,
  network_error: away,
  failed_to_parse_response: away,
  endpoints_resolution_error: away,
  server_error: away,
  temporarily_unavailable: away,
  token_not_yet_valid: {
    title: "Datorns klocka går fel",
    text: "Den skiljer mer än fem minuter från vår. Ställ klockan och försök igen.",
    action: again,
  },
  crypto_nonexistent: {
    title: "Adressen är inte säker",
    text: "Inloggningen fungerar bara över https, eller som localhost på den egna datorn.",
    action: again,
  },
  sign_in_off: {
    title: "Inloggningen är inte inställd",
    text: "Den som driver webbplatsen behöver ställa in inloggningen först (docs/operating.md).",
    action: again,
  },
};

/** The roles that have the permission of a page; null where somebody has no role at all. */
export function missingRoleText(permission: Permission | null): SignInText {
  return {
    title: "Du saknar behörighet",
    text: `Ditt konto har inte rollen som behövs här. Be din chef om ${namesOfRoles(permission)}.`,
    action: "Byt konto",
  };
}

/** The words for a code, whatever flow it came from; an unknown one has words too. */
export function signInText(code: string): SignInText {
  const errorText = findSignInError(code, "silent");
  return (
    (errorText ? ofCatalogue[errorText] : Object.hasOwn(others, code) ? others[code] : undefined) ?? {
      title: "Inloggningen misslyckades",
      text: "Något gick fel, försök igen. Hjälper det inte, kopiera koden till IT-stödet.",
      action: again,
    }
  );
}
