import { Milepost } from "#ui/milepost.tsx";

/** Mil-linjalen: 0 to 20 000 mil. It always stands beside the number, so it is only for the eye. */
export function MileageRuler({ percent }: { percent: number }) {
  return (
    <span aria-hidden className="ruler block h-4.5 min-w-0 flex-1">
      <Milepost percent={percent} />
    </span>
  );
}
