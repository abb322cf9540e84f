import { useMemo, useRef } from "react";
import { paths } from "#core/paths.ts";
import { PlateField } from "#platform/staff/plate-field.tsx";
import { useShortcuts } from "#platform/staff/shortcuts.ts";
import { goTo } from "#platform/staff/use-url.ts";

/** A whole plate is fetched at once; "/" comes here. */
export function PlateSearch({ isFirst = false }: { isFirst?: boolean }) {
  const field = useRef<HTMLInputElement>(null);
  useShortcuts(useMemo(() => ({ "/": () => field.current?.focus() }), []));
  return (
    <PlateField
      ref={field}
      id="plate-search"
      label="Registreringsnummer"
      labelClass="sr"
      className={isFirst ? "sp-search first" : "sp-search"}
      hint={
        <span className="xs t3">
          {isFirst ? "Hämtas när numret är helt" : "Nytt regnr"} <kbd className="kbd">/</kbd>
        </span>
      }
      onPlate={(plate) => goTo(paths.staff(`inbyte/${encodeURIComponent(plate)}/`))}
    />
  );
}
