import type { ComponentProps, ReactNode } from "react";
import { choiceCard } from "./choice-look.ts";

type RadioProps = Omit<ComponentProps<"input">, "className" | "type" | "size" | "children"> & {
  children: ReactNode;
  /** A frame of its own around each answer. */
  framed?: boolean;
};

export function Radio({ children, framed = false, ...input }: RadioProps) {
  return (
    <label className={`choice-row ${framed ? choiceCard : ""}`}>
      <input
        {...input}
        type="radio"
        className="choice-box rounded-full checked:after:size-2 checked:after:rounded-full checked:after:bg-on-brand"
      />
      <span>{children}</span>
    </label>
  );
}
