import { type FieldCheck, fieldComplaint } from "#domain/form/check-field.ts";
import type { FieldError } from "#domain/form/form-field.ts";
import { timeField } from "#domain/form/robot.ts";
import { createClient } from "#web/client/client.ts";
import { clearMistake, showMistake, showSummary } from "./form-mistakes.ts";

/** Forms that are awake already. */
const awake = new WeakSet<HTMLFormElement>();

/**
 * What a page's script adds to a form that works without it: mistakes are told when a field is left, and what is sent
 * goes by the generic client, under a key of its own, so that a second press is not a second case. [FILL-6]
 */
export function wakeForm(form: HTMLFormElement, go: (address: string) => void): void {
  if (awake.has(form)) return;
  awake.add(form);
  form.dataset.awake = "true";
  const begun = performance.now();
  const client = createClient();
  let key = crypto.randomUUID();
  let isSending = false;

  form.addEventListener("focusout", ({ target }) => {
    const checked = checkedControl(target);
    // An empty field is told of when the form is sent: whoever only passes by has done nothing wrong.
    if (checked && checked.value.trim() !== "") showOrClear(checked);
  });
  form.addEventListener("input", ({ target }) => {
    const checked = checkedControl(target);
    if (checked?.getAttribute("aria-invalid") === "true") showOrClear(checked);
    key = crypto.randomUUID();
  });
  // To the field itself: a step in the history would be one that the router does not know. [FILL-5]
  form.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-summary] a") : null;
    const field = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  form.addEventListener("submit", async (event) => {
    // What only asks for something on the way, a price for instance, goes without the rest.
    const isOnTheWay = event.submitter?.hasAttribute("formnovalidate");
    const mistakes = isOnTheWay ? [] : mistakesOf(form);
    // A form without a call is posted by the browser itself, once it is right.
    if (form.dataset.api === undefined && mistakes.length === 0) return tellTime(form);
    event.preventDefault();
    if (isSending) return;
    if (mistakes.length > 0) return showSummary(form, mistakes, null);
    isSending = true;
    const button = form.querySelector("button[type=submit]");
    button?.setAttribute("aria-busy", "true");
    const values = {
      ...Object.fromEntries(new FormData(form)),
      [timeField]: String(Math.round(performance.now() - begun)),
    };
    const outcome = await client.write("POST", form.dataset.api ?? form.action, values, {
      headers: { "idempotency-key": key },
    });
    isSending = false;
    button?.removeAttribute("aria-busy");
    if (outcome.status !== "success") {
      const errors = errorsOf(outcome.body);
      return showSummary(form, errors, errors.length > 0 ? null : outcome.message);
    }
    const page = pageOf(outcome.data);
    if (page) go(`${page}?kvitto=1`);
    else showSummary(form, [], "Något gick fel, försök igen");
  });
}

/** How long somebody had the page: of a form that comes back with one thing to put right, that may be a second. [POST-2] */
function tellTime(form: HTMLFormElement): void {
  const field = form.querySelector<HTMLInputElement>(`[name="${timeField}"]`);
  if (field) field.value = String(Math.round(performance.now()));
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function checkedControl(target: unknown): Control | null {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  return isControl && target.dataset.check ? target : null;
}

/** Of what a form has the first mistake of each field, in its order. */
function mistakesOf(form: HTMLFormElement): FieldError[] {
  const sent = new FormData(form);
  const controls = [...form.elements].flatMap((element) => checkedControl(element) ?? []);
  return controls.flatMap((control, at) => {
    if (controls.findIndex(({ name }) => name === control.name) !== at) return [];
    const value = sent.get(control.name);
    const message = fieldComplaint(checkOf(control), typeof value === "string" ? value : "");
    return message === null ? [] : [{ field: control.name, message }];
  });
}

function checkOf({ dataset }: Control): FieldCheck {
  return JSON.parse(dataset.check ?? "{}") as FieldCheck;
}

function showOrClear(control: Control): void {
  const message = fieldComplaint(checkOf(control), control.value);
  const { form, name } = control;
  if (!form) return;
  if (message === null) clearMistake(form, name);
  else showMistake(form, { field: name, message });
}

function errorsOf(body: unknown): FieldError[] {
  const errors = typeof body === "object" && body !== null && "errors" in body ? body.errors : [];
  return Array.isArray(errors)
    ? errors.filter(
        (one): one is FieldError => typeof one?.field === "string" && typeof one?.message === "string",
      )
    : [];
}

/** `data.json[0].page` of the answer; an address of ours, or none. */
function pageOf(data: unknown): string | null {
  const json = typeof data === "object" && data !== null && "json" in data ? data.json : null;
  const page: unknown = Array.isArray(json) ? json[0]?.page : null;
  return typeof page === "string" && /^\/(?!\/)/.test(page) ? page : null;
}
