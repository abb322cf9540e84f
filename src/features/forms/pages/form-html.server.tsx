import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { submittedFormContext } from "../context.ts";
import type { FormShape } from "../rules/form.ts";
import type { SentPicture } from "../rules/form-field.ts";
import { ConfirmView } from "./confirm-view.tsx";
import { ContactMethods } from "./contact-methods.tsx";
import { FormAside } from "./form-aside.tsx";
import { emptyForm, FormView } from "./form-view.tsx";

type Wanted = {
  form: FormShape;
  action: string;
  fixed?: Readonly<Record<string, string>>;
  /** Values of the fields of a form that is not sent yet. */
  filled?: Readonly<Record<string, string>>;
  footnote?: string;
  /** Pictures that were uploaded already, for a form that is not sent yet. */
  pictures?: readonly SentPicture[];
  memory?: string;
  button?: "primary" | "secondary";
};

/** The form empty, or as it was submitted with its errors. */
export function formHtml(
  { filled = {}, pictures = [], ...view }: Wanted,
  context: Readonly<RouterContextProvider>,
): string {
  const state = context.get(submittedFormContext) ?? { ...emptyForm, values: filled, pictures };
  return renderToStaticMarkup(<FormView {...view} state={state} />);
}

/** The second step of a form that is confirmed by itself. */
export function confirmHtml(view: ComponentProps<typeof ConfirmView>): string {
  return renderToStaticMarkup(<ConfirmView {...view} />);
}

/** The column beside a form. */
export function asideHtml(rights: string | null): string {
  return renderToStaticMarkup(<FormAside rights={rights} />);
}

/** What stands beside the form by which anything can be asked. */
export function contactMethodsHtml(): string {
  return renderToStaticMarkup(<ContactMethods />);
}
