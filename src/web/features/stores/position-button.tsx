import { Navigation } from "lucide-react";
import { useEffect, useState } from "react";
import type { Position } from "#domain/store/distance.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field-message.tsx";

type Asking = "no" | "yes" | "failed";

/**
 * Asks the browser where it is, only when pressed, and tells nobody but this page. Without script, or in a
 * browser without a position, its place stays empty. [NEAR-10] [NEAR-11]
 */
export function PositionButton({ onFound }: { onFound: (position: Position) => void }) {
  const [isPossible, setPossible] = useState(false);
  const [asking, setAsking] = useState<Asking>("no");
  useEffect(() => setPossible("geolocation" in navigator), []);

  const ask = () => {
    setAsking("yes");
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => {
        setAsking("no");
        onFound({ latitude, longitude });
      },
      () => setAsking("failed"),
      { timeout: 10_000, maximumAge: 60_000 },
    );
  };

  return (
    <div className={isPossible ? "" : "invisible"}>
      <div className="-ml-3">
        <Button look="ghost" icon={Navigation} loading={asking === "yes"} onClick={ask}>
          Använd min plats
        </Button>
      </div>
      <p className="text-xs text-ink-3">Platsen används bara här i webbläsaren och sparas inte.</p>
      <div role="alert">
        {asking === "failed" && (
          <FieldError id="plats-error">
            Webbläsaren lämnade inte ut din plats. Skriv ditt postnummer i stället.
          </FieldError>
        )}
      </div>
    </div>
  );
}
