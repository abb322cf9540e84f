import type { ComponentProps } from "react";
import { buttonClass } from "./button-variant.ts";

type FileFieldProps = Omit<ComponentProps<"input">, "type" | "className"> & {
  /** "Välj en fil" */
  words: string;
  /** How the button looks, where a page has buttons of its own. */
  look?: string;
};

/**
 * The browser's own field for files under a button of ours: it is sent without script, takes what is dropped on it, and says
 * by itself what has been chosen. How it looks: file-field.css, which the page brings.
 */
export function FileField({
  words,
  look = buttonClass({ variant: "secondary", size: "sm" }),
  ...input
}: FileFieldProps) {
  return (
    <span className="file-field">
      <input {...input} type="file" />
      <span aria-hidden className={look}>
        {words}
      </span>
    </span>
  );
}
