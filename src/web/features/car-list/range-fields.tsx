import { formatNumber } from "#domain/text/number.ts";
import { Histogram } from "#ui/histogram.tsx";
import { Select } from "#ui/select.tsx";
import type { FilterGroupView } from "./filter-group-view.ts";

type Range = Extract<FilterGroupView, { kind: "range" }>;

/** From and to, on the steps that addresses know, below how the cars are spread. [LISTING-3] */
export function RangeFields({ range }: { range: Range }) {
  return (
    <>
      <Histogram bars={range.bars} />
      <div className="mt-3 grid grid-cols-2 gap-2.5">
        <End range={range} end="From" label="Från" open="Lägst" />
        <End range={range} end="To" label="Till" open="Högst" />
      </div>
    </>
  );
}

function End({ range, end, label, open }: { range: Range; end: "From" | "To"; label: string; open: string }) {
  const name = `${range.range}${end}`;
  const asked = String((end === "From" ? range.from : range.to) ?? "");
  return (
    <div>
      <label htmlFor={name} className="mb-1 block text-xs font-medium text-ink-2">
        {label}
      </label>
      <Select size="sm" id={name} name={name} defaultValue={asked} data-asked={asked}>
        <option value="">{open}</option>
        {range.steps.map((step) => (
          <option key={step} value={step}>
            {range.unit === "" ? step : `${formatNumber(step)}\u00a0${range.unit}`}
          </option>
        ))}
      </Select>
    </div>
  );
}
