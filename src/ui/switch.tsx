import type { ComponentProps, ReactNode } from "react";
import { ChoiceCount } from "./choice-count.tsx";

type SwitchProps = Omit<ComponentProps<"input">, "className" | "type" | "role" | "size" | "children"> & {
  children: ReactNode;
  /** How many there are of it. At none the row stays in its place, switched off. */
  count?: string;
};

/** On or off at once, without sending anything. A checkbox underneath, so it can be sent all the same. */
export function Switch({ children, count, disabled = count === "0", ...input }: SwitchProps) {
  return (
    <label className="choice-row justify-between">
      <span>{children}</span>
      {count !== undefined && <ChoiceCount count={count} isOff={disabled} />}
      <input
        {...input}
        disabled={disabled}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state.
        role="switch"
        className="relative h-6 w-10 shrink-0 cursor-[inherit] appearance-none rounded-full bg-control transition-colors duration-(--ms-dur) after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-full after:bg-surface after:transition-[translate] after:duration-(--ms-dur) checked:bg-brand checked:after:translate-x-4 disabled:bg-line-2 forced-colors:border forced-colors:after:border-9"
      />
    </label>
  );
}
