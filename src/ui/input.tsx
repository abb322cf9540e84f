import type { ComponentProps } from "react";
import { type ControlSize, controlSizes, placeholderClass } from "./control-class.ts";

type InputProps = Omit<ComponentProps<"input">, "className" | "size"> & {
  /** "mil", "kr": stands after the number, inside the frame. */
  unit?: string;
  size?: ControlSize;
};

export function Input({ unit, size = "md", ...input }: InputProps) {
  if (unit === undefined) {
    return (
      <input {...input} className={`w-full px-3.5 control-frame ${controlSizes[size]} ${placeholderClass}`} />
    );
  }
  return (
    <span
      className={`flex items-stretch has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-focus has-[[readonly]]:border-line-2 has-[[readonly]]:bg-sunken control-frame ${controlSizes[size]}`}
    >
      <input
        {...input}
        className={`-my-px w-full min-w-0 rounded-sm bg-transparent pl-3.5 focus-visible:outline-none ${placeholderClass}`}
      />
      <span aria-hidden className="self-center pr-3.5 pl-1 text-sm text-ink-3">
        {unit}
      </span>
    </span>
  );
}
