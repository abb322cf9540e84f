import { useStore } from "zustand";
import { changeComparison, compareStore } from "./compare-store.ts";

type CompareTickProps = { plate: string; make: string; name: string };

/** The box of a card, above the link that covers it. It is filled in after the first paint, and moves nothing. */
export function CompareTick({ plate, make, name }: CompareTickProps) {
  const isTicked = useStore(compareStore, ({ cars }) =>
    cars.some(({ licenseplate }) => licenseplate === plate),
  );
  const car = { licenseplate: plate, normalizedMake: make, title: name };
  return (
    <label className="choice-row relative z-1 ml-auto noscript:hidden print:hidden">
      <input
        type="checkbox"
        checked={isTicked}
        onChange={() => void changeComparison(({ toggleCompared }) => toggleCompared(car))}
        className="choice-box choice-tick"
      />
      <span>
        Jämför<span className="sr-only"> {name}</span>
      </span>
    </label>
  );
}
