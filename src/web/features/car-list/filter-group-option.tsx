import { Checkbox } from "#ui/checkbox.tsx";
import type { OptionView } from "./filter-group-view.ts";

/** Empty options stay in their place, switched off; what is chosen can always be given up. [LISTING-3] */
export function Option({ name, option }: { name: string; option: OptionView }) {
  const { value, label, count, isChosen } = option;
  return (
    <Checkbox
      name={name}
      value={value}
      defaultChecked={isChosen}
      count={count}
      disabled={count === 0 && !isChosen}
    >
      {label}
    </Checkbox>
  );
}
