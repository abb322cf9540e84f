import { Mail } from "lucide-react";
import { paths } from "#core/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { Panel } from "#ui/panel.tsx";

/** The list on other devices: by signing in, or already there. */
export function DevicesPanel({ isSignedIn }: { isSignedIn: boolean }) {
  return (
    <Panel>
      <h2 className="text-h4">{isSignedIn ? "På alla dina enheter" : "Följ med till mobilen"}</h2>
      <p className="mt-1.5 mb-3.5 text-sm text-ink-2">
        {isSignedIn
          ? "Du är inloggad, så listan finns överallt där du loggar in."
          : "Logga in med en länk i mejlen, så finns listan på alla dina enheter."}
      </p>
      <ButtonLink to={paths.myPages()} variant="secondary" size="sm">
        {!isSignedIn && <Mail aria-hidden strokeWidth={1.75} className="size-5" />}
        {isSignedIn ? "Mina sidor" : "Logga in med e-post"}
      </ButtonLink>
    </Panel>
  );
}
