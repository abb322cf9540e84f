import { useEffect, useState } from "react";
import { formatKronor } from "#core/money/kronor.ts";
import { depositFloorPercent } from "#features/credit/rules/finance-defaults.ts";

const maxPercent = 90;
const step = 5;

/** How far the thumb has come, 0 to 1. */
function filledShare(percent: number): number {
  return Math.min(Math.max((percent - depositFloorPercent) / (maxPercent - depositFloorPercent), 0), 1);
}

type DepositSliderProps = { price: number; deposit: number | null; onChange: (deposit: number) => void };

/** The deposit by the thumb, in percent of the price: the field above says it in kronor. Its place is kept without script. */
export function DepositSlider({ price, deposit, onChange }: DepositSliderProps) {
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);
  const percent = deposit === null ? depositFloorPercent : Math.round((deposit / price) * 100);
  return (
    <input
      ref={(input) => input?.style.setProperty("--filled", String(filledShare(percent)))}
      type="range"
      min={depositFloorPercent}
      max={maxPercent}
      step={step}
      value={percent}
      onChange={({ target }) => onChange(Math.ceil((price * target.valueAsNumber) / 100))}
      aria-label="Kontantinsats i procent av priset"
      aria-valuetext={`${percent} procent, ${formatKronor(Math.ceil((price * percent) / 100))}`}
      className={`range-input mt-1 ${isAwake ? "" : "invisible"}`}
    />
  );
}
