import { memo, useEffect, useRef, useState } from "react";
import { formatNumber } from "#core/text/number.ts";
import { Histogram } from "#ui/histogram.tsx";
import { Select } from "#ui/select.tsx";
import { type Range as Positions, RangeSlider } from "#ui/slider.tsx";
import { boundsAt, lastPosition, positionsOf, type RangeView, withinReach } from "./range-positions.ts";

/** A key that is held down moves on: the list is asked for where it stops. */
const restMs = 150;

/** From and to, on the steps that addresses know: by two handles on the spread of the cars, and by name. */
export function RangeFields({ range }: { range: RangeView }) {
  const { unit, steps, from, to, bars, ends, isYear, unread } = range;
  const fields = useRef<HTMLDivElement>(null);
  const [held, setHeld] = useState<Positions | null>(null);
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const hasMoved = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: an answer with other bounds is what lets go of the handles.
  useEffect(() => {
    // Unless they have moved on since it was asked for.
    if (!hasMoved.current) setHeld(null);
  }, [from, to]);
  useEffect(() => () => clearTimeout(resting.current), []);

  const positions = held ?? positionsOf(range);
  const show = (moved: Positions) => {
    const bounds = boundsAt(range, moved);
    const selects = fields.current?.querySelectorAll("select") ?? [];
    for (const [at, select] of [...selects].entries()) select.value = String(bounds[at] ?? "");
    return selects[0];
  };
  const choose = (moved: Positions) => {
    clearTimeout(resting.current);
    resting.current = setTimeout(() => {
      hasMoved.current = false;
      show(moved)?.dispatchEvent(new Event("change", { bubbles: true }));
    }, restMs);
  };
  return (
    <>
      <Histogram bars={bars} chosen={positions} open={isYear ? [0, steps.length] : [steps.length]} />
      <div className="-mt-3">
        <RangeSlider
          labels={ends}
          min={0}
          max={lastPosition(range)}
          step={1}
          gap={isYear ? 1 : 0}
          value={positions}
          valueText={(at, thumb) => spokenBound(boundsAt(range, [at, at])[thumb], unit)}
          onChange={(moved) => {
            const next = withinReach(range, moved);
            hasMoved.current = true;
            setHeld(next);
            show(next);
          }}
          onCommit={(moved) => choose(withinReach(range, moved))}
        />
      </div>
      <div ref={fields} className="mt-1 grid grid-cols-2 gap-2.5">
        <RangeEnd
          name={`${range.range}From`}
          label="Från"
          open="Lägst"
          requested={unread.from ?? from}
          unit={unit}
          steps={steps}
        />
        <RangeEnd
          name={`${range.range}To`}
          label="Till"
          open="Högst"
          requested={unread.to ?? to}
          unit={unit}
          steps={steps}
        />
      </div>
    </>
  );
}

/** "350 000 kronor" */
function spokenBound(bound: number | null, unit: string): string {
  if (bound === null) return "ingen gräns";
  return unit === "" ? String(bound) : `${formatNumber(bound)} ${unit === "kr" ? "kronor" : unit}`;
}

type RangeEndProps = {
  name: string;
  label: string;
  open: string;
  /** A step; or, as it was written, what is no number. */
  requested: number | string | null;
  unit: string;
  steps: number[];
};

/** The bars change with every choice, the dozens of options hardly ever. */
const RangeEnd = memo(End, (before, now) => JSON.stringify(before) === JSON.stringify(now));

function End({ name, label, open, requested, unit, steps }: RangeEndProps) {
  const value = String(requested ?? "");
  return (
    <div className="min-w-0">
      <label htmlFor={name} className="mb-1 block text-xs font-medium text-ink-2">
        {label}
      </label>
      <Select size="sm" id={name} name={name} defaultValue={value} data-asked={value}>
        <option value="">{open}</option>
        {typeof requested === "string" && <option value={requested}>”{requested}”</option>}
        {steps.map((step) => (
          <option key={step} value={step}>
            {unit === "" ? step : `${formatNumber(step)}\u00a0${unit}`}
          </option>
        ))}
      </Select>
    </div>
  );
}
