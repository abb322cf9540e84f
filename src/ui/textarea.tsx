import type { ComponentProps } from "react";
import { placeholderClass } from "./control-class.ts";

/** Grows with its text, where the browser supports that. */
export function Textarea(props: Omit<ComponentProps<"textarea">, "className">) {
  return (
    <textarea
      {...props}
      className={`field-sizing-content block min-h-30 w-full resize-y px-3.5 py-3 leading-normal control-frame ${placeholderClass}`}
    />
  );
}
