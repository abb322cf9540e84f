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
  /** What stands in the fields of a form that nobody has sent. */
  filled?: Readonly<Record<string, string>>;
  footnote?: string;
  /** What has come already, for a form that nobody has sent. */
  pictures?: readonly SentPicture[];
  memory?: string;
  button?: "primary" | "secondary";
};

/** The form as it stands: empty, or as it was sent and what is wrong with it. */
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

/** What stands beside a form. */
export function asideHtml(rights: string | null): string {
  return renderToStaticMarkup(<FormAside rights={rights} />);
}

/** What stands beside the form by which anything can be asked. */
export function contactMethodsHtml(): string {
  return renderToStaticMarkup(<ContactMethods />);
}
