import { memo } from "react";
import { formatNumber } from "#domain/text/number.ts";
import { Histogram } from "#ui/histogram.tsx";
import { Select } from "#ui/select.tsx";
import type { FilterGroupView } from "./filter-group-view.ts";

type Range = Extract<FilterGroupView, { kind: "range" }>;

/** From and to, on the steps that addresses know, below how the cars are spread. [LISTING-3] */
export function RangeFields({ range: { range, unit, steps, from, to, bars } }: { range: Range }) {
  return (
    <>
      <Histogram bars={bars} />
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <RangeEnd name={`${range}From`} label="Från" open="Lägst" asked={from} unit={unit} steps={steps} />
        <RangeEnd name={`${range}To`} label="Till" open="Högst" asked={to} unit={unit} steps={steps} />
      </div>
    </>
  );
}

type RangeEndProps = {
  name: string;
  label: string;
  open: string;
  asked: number | null;
  unit: string;
  steps: number[];
};

/** The bars change with every choice, the dozens of options hardly ever. */
const RangeEnd = memo(End, (before, now) => JSON.stringify(before) === JSON.stringify(now));

function End({ name, label, open, asked, unit, steps }: RangeEndProps) {
  const value = String(asked ?? "");
  return (
    <div>
      <label htmlFor={name} className="mb-1 block text-xs font-medium text-ink-2">
        {label}
      </label>
      <Select size="sm" id={name} name={name} defaultValue={value} data-asked={value}>
        <option value="">{open}</option>
        {steps.map((step) => (
          <option key={step} value={step}>
            {unit === "" ? step : `${formatNumber(step)}\u00a0${unit}`}
          </option>
        ))}
      </Select>
    </div>
  );
}
