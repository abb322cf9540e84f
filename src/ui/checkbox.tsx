import type { ComponentProps, ReactNode } from "react";
import { ChoiceCount } from "./choice-count.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "className" | "type" | "size" | "children"> & {
  children: ReactNode;
  /** How many there are of it. At none the row stays in its place, switched off. */
  count?: string;
};

export function Checkbox({ children, count, disabled = count === "0", ...input }: CheckboxProps) {
  return (
    <label className="choice-row">
      <input {...input} type="checkbox" disabled={disabled} className="choice-box choice-tick" />
      <span>{children}</span>
      {count !== undefined && <ChoiceCount count={count} isOff={disabled} />}
    </label>
  );
}
