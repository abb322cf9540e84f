import type { ComponentProps } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { RouterContextProvider } from "react-router";
import { postedFormContext } from "../context.ts";
import type { FormLook } from "../rules/form.ts";
import type { SentPicture } from "../rules/form-field.ts";
import { ConfirmView } from "./confirm-view.tsx";
import { FormAside } from "./form-aside.tsx";
import { emptyForm, FormView } from "./form-view.tsx";

type Wanted = {
  form: FormLook;
  action: string;
  fixed?: Readonly<Record<string, string>>;
  /** What stands in the fields of a form that nobody has sent. */
  filled?: Readonly<Record<string, string>>;
  beside?: string;
  /** What has come already, for a form that nobody has sent. */
  pictures?: readonly SentPicture[];
  memory?: string;
};

/** The form as it stands: empty, or as it was sent and what is wrong with it. */
export function formHtml(
  { filled = {}, pictures = [], ...wanted }: Wanted,
  context: Readonly<RouterContextProvider>,
): string {
  const state = context.get(postedFormContext) ?? { ...emptyForm, values: filled, pictures };
  return renderToStaticMarkup(<FormView {...wanted} state={state} />);
}

/** The second step of a form that is confirmed by itself. */
export function confirmHtml(wanted: ComponentProps<typeof ConfirmView>): string {
  return renderToStaticMarkup(<ConfirmView {...wanted} />);
}

/** What stands beside a form. */
export function asideHtml(rights: string | null): string {
  return renderToStaticMarkup(<FormAside rights={rights} />);
}
