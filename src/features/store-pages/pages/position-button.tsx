import { Navigation } from "lucide-react";
import { useEffect, useState } from "react";
import type { Position } from "#features/stores/rules/distance.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field-message.tsx";

type PositionButtonProps = {
  isKnown: boolean;
  onFound: (position: Position) => void;
  onReset: () => void;
};

type Asking = "no" | "yes" | "failed";

/**
 * Asks the browser where it is, only when pressed, and tells no server. Without script, or in a
 * browser without a position, its place stays empty.
 */
export function PositionButton({ isKnown, onFound, onReset }: PositionButtonProps) {
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
      <div className="-ml-3 flex flex-wrap items-center">
        <Button variant="ghost" icon={Navigation} loading={asking === "yes"} onClick={ask}>
          Använd min plats
        </Button>
        {isKnown && (
          <Button variant="ghost" onClick={onReset}>
            Glöm min plats
          </Button>
        )}
      </div>
      <p className="text-xs text-ink-3">
        Platsen stannar i din webbläsare. Den sparas där avrundad till ungefär en mil, liksom ditt senaste
        postnummer, tills du ber oss glömma dem.
      </p>
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
