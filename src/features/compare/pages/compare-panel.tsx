import { Scale } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand";
import { paths } from "#core/paths.ts";
import { formatList } from "#core/text/format-list.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Panel } from "#ui/panel.tsx";
import { maxCompared } from "../rules/compare-address.ts";
import { changeComparison, compareStore, followComparison } from "./compare-store.ts";

/** What is ticked, here and on lists, and the way to see it side by side. */
export function ComparePanel() {
  const cars = useStore(compareStore, (store) => store.cars);
  useEffect(followComparison, []);
  const names = formatList(cars.map(({ title }) => title));
  return (
    <Panel>
      <h2 className="text-h4">
        {cars.length === 0 ? "Jämför bilar" : `Jämför ${cars.length} av ${maxCompared}`}
      </h2>
      <p className="mt-1.5 text-sm text-ink-2">
        {cars.length === 0
          ? "Kryssa i Jämför på upp till fyra bilar, så ser du dem sida vid sida: pris, skick och kostnad per mil."
          : `${names}, sida vid sida: pris, skick och kostnad per mil.`}
      </p>
      {cars.length > 0 && (
        <div className="mt-3.5 flex flex-wrap items-center justify-between gap-2.5">
          <ButtonLink to={paths.compare(cars.map(({ licenseplate }) => licenseplate))} size="sm">
            <Scale aria-hidden strokeWidth={1.75} className="size-5" />
            Jämför {cars.length} {cars.length === 1 ? "bil" : "bilar"}
          </ButtonLink>
          <Button
            variant="ghost"
            size="sm"
            onClick={() => void changeComparison(({ clearComparison }) => clearComparison())}
          >
            Rensa<span className="sr-only"> jämförelsen</span>
          </Button>
        </div>
      )}
    </Panel>
  );
}
