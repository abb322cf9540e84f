import { Scale } from "lucide-react";
import { useEffect } from "react";
import { useStore } from "zustand";
import { paths } from "#core/paths.ts";
import { ButtonLink } from "#ui/button-link.tsx";
import { compareStore, followComparison } from "./compare-store.ts";

/** As many as have room beside the one that is added. */
const maxOthers = 3;

/** From an advert to the comparison, together with what is ticked; without script with this car alone. */
export function CompareLink({ plate }: { plate: string }) {
  const cars = useStore(compareStore, (store) => store.cars);
  useEffect(followComparison, []);
  const others = cars.map(({ licenseplate }) => licenseplate).filter((other) => other !== plate);
  return (
    <ButtonLink to={paths.compare([...others.slice(-maxOthers), plate])} variant="secondary" size="sm">
      <Scale aria-hidden strokeWidth={1.75} className="size-5" />
      Jämför
    </ButtonLink>
  );
}
