import { Milepost } from "#ui/milepost.tsx";

/** The mileage ruler, 0 to 20 000 mil. Decoration: the number is always next to it. */
export function MileageRuler({ percent }: { percent: number }) {
  return (
    <span aria-hidden className="ruler block h-4.5 min-w-0 flex-1">
      <Milepost percent={percent} />
    </span>
  );
}
