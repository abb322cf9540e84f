import { ChevronDown } from "lucide-react";
import type { ComponentProps } from "react";
import { type ControlSize, controlSizes } from "./control-class.ts";

type SelectProps = Omit<ComponentProps<"select">, "className" | "size"> & { size?: ControlSize };

/** The browser's own list: it works without JavaScript and is what fingers know on a phone. */
export function Select({ size = "md", children, ...select }: SelectProps) {
  return (
    <span className="relative block">
      {/* The small one stands two in a column of 256 px, and has to show "300 000 kr". */}
      <select {...select} className={`list-select ${controlSizes[size]} ${size === "sm" ? "pr-8 pl-3" : ""}`}>
        {children}
      </select>
      <ChevronDown
        aria-hidden
        strokeWidth={1.75}
        className="pointer-events-none absolute top-1/2 right-3 size-5 -translate-y-1/2 text-ink-3"
      />
    </span>
  );
}
