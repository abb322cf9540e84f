import { errorsTitle } from "../rules/form-errors.ts";
import type { FieldError } from "../rules/form-field.ts";

/** The same places as the server fills: the field's own line, and the summary that takes the focus. */
export function showSummary(
  form: HTMLFormElement,
  errors: readonly FieldError[],
  notice: string | null,
): void {
  for (const frame of form.querySelectorAll<HTMLElement>("[data-field]")) {
    const error = errors.find(({ field }) => field === frame.dataset.field);
    if (error) showFieldError(form, error);
    else clearFieldError(form, frame.dataset.field ?? "");
  }
  const summary = form.querySelector<HTMLElement>("[data-summary]");
  const [title, list] = [summary?.querySelector("h2 span"), summary?.querySelector("ul")];
  if (!summary || !title || !list) return;
  title.textContent = notice ?? errorsTitle(errors.length);
  list.replaceChildren(...errors.map((error) => lineFor(form, error)));
  summary.hidden = false;
  summary.focus();
}

export function showFieldError(form: HTMLFormElement, { field, message }: FieldError): void {
  const element = document.getElementById(`${form.dataset.form}-${field}-error`);
  const text = element?.querySelector("span");
  if (!element || !text) return;
  text.textContent = message;
  element.hidden = false;
  for (const control of controlsOf(form, field)) control.setAttribute("aria-invalid", "true");
}

export function clearFieldError(form: HTMLFormElement, field: string): void {
  const element = document.getElementById(`${form.dataset.form}-${field}-error`);
  if (element) element.hidden = true;
  for (const control of controlsOf(form, field)) control.removeAttribute("aria-invalid");
}

function controlsOf(form: HTMLFormElement, field: string): NodeListOf<HTMLElement> {
  return form.querySelectorAll<HTMLElement>(`[data-check][name="${CSS.escape(field)}"]`);
}

function lineFor(form: HTMLFormElement, { field, message }: FieldError): HTMLElement {
  const line = document.createElement("li");
  const link = document.createElement("a");
  link.href = `#${form.dataset.form}-${field}`;
  link.className = "inline-flex min-h-11 items-center font-medium underline underline-offset-3 lg:min-h-9";
  link.textContent = message;
  line.append(link);
  return line;
}
