import type { ComponentProps, ReactNode } from "react";
import { choiceBox, choiceRow } from "./choice-look.ts";

type CheckboxProps = Omit<ComponentProps<"input">, "className" | "type" | "size" | "children"> & {
  children: ReactNode;
  /** How many there are of it. At none the row stays in its place, switched off. [UI-8] */
  count?: number;
};

const counts = new Intl.NumberFormat("sv-SE");

export function Checkbox({ children, count, disabled = count === 0, ...input }: CheckboxProps) {
  return (
    <label className={choiceRow}>
      <input
        {...input}
        type="checkbox"
        disabled={disabled}
        className={`${choiceBox} rounded-xs checked:after:h-1.5 checked:after:w-2.75 checked:after:translate-x-px checked:after:-translate-y-px checked:after:-rotate-45 checked:after:border-b-[2.5px] checked:after:border-l-[2.5px] checked:after:border-on-brand`}
      />
      <span>{children}</span>
      {count !== undefined && (
        <span className={`ml-auto pl-2 text-xs ${disabled ? "" : "text-ink-3"}`}>{counts.format(count)}</span>
      )}
    </label>
  );
}
