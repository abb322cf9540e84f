import type { ComponentProps, ReactNode } from "react";

type SwitchProps = Omit<ComponentProps<"input">, "className" | "type" | "role" | "size" | "children"> & {
  children: ReactNode;
};

/** On or off at once, without sending anything. A checkbox underneath, so it can be sent all the same. [UI-9] */
export function Switch({ children, ...input }: SwitchProps) {
  return (
    <label className="choice-row justify-between">
      <span>{children}</span>
      <input
        {...input}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a checkbox tells its own state.
        role="switch"
        className="relative h-6 w-10 shrink-0 cursor-[inherit] appearance-none rounded-full bg-control transition-colors duration-(--ms-dur) after:absolute after:top-0.75 after:left-0.75 after:size-4.5 after:rounded-full after:bg-surface after:transition-[translate] after:duration-(--ms-dur) checked:bg-brand checked:after:translate-x-4 disabled:bg-line-2"
      />
    </label>
  );
}
