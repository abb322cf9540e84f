import { formatNumber } from "#core/text/number.ts";
import { Checkbox } from "#ui/checkbox.tsx";
import type { Radio } from "#ui/radio.tsx";
import type { OptionView } from "./filter-group-view.ts";

type OptionProps = {
  name: string;
  option: OptionView;
  /** Any of several, or one of them. */
  as?: typeof Checkbox | typeof Radio;
};

/** Empty options stay in their place, switched off; what is chosen can always be given up, and "Alla" be chosen. */
export function isSwitchedOff({ value, count, isChosen }: Omit<OptionView, "label">): boolean {
  return count === 0 && !isChosen && value !== "";
}

export function Option({ name, option, as: Control = Checkbox }: OptionProps) {
  const { value, label, count, isChosen } = option;
  return (
    <Control
      name={name}
      value={value}
      defaultChecked={isChosen}
      count={formatNumber(count)}
      disabled={isSwitchedOff(option)}
    >
      {label}
    </Control>
  );
}
