import type { ComponentProps, ReactNode } from "react";
import { ChoiceCount } from "./choice-count.tsx";

type RadioProps = Omit<ComponentProps<"input">, "className" | "type" | "size" | "children"> & {
  children: ReactNode;
  /** A frame of its own around each answer. */
  framed?: boolean;
  /** How many there are of it. At none the row stays in its place, switched off. */
  count?: string;
};

export function Radio({ children, framed = false, count, disabled = count === "0", ...input }: RadioProps) {
  return (
    <label className={framed ? "choice-card" : "choice-row"}>
      <input {...input} type="radio" disabled={disabled} className="choice-box choice-dot" />
      <span>{children}</span>
      {count !== undefined && <ChoiceCount count={count} isOff={disabled} />}
    </label>
  );
}
