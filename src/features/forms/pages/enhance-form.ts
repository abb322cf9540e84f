import type { ReactNode } from "react";
import { createClient } from "#platform/browser/client.ts";
import { type FieldCheck, fieldErrorText } from "../rules/check-field.ts";
import type { FieldError } from "../rules/form-field.ts";
import { honeypotField, timeField, timeFieldValue } from "../rules/robot.ts";
import { clearFieldError, showFieldError, showSummary } from "./field-errors.ts";

type Page = {
  /** Leads to another address. */
  go: (address: string) => void;
  /** Puts a part that needs React where it belongs. */
  show: (part: ReactNode, where: HTMLElement) => void;
};

/** Forms that are awake already. */
const awake = new WeakSet<HTMLFormElement>();

/**
 * What a page's script adds to a form that works without it: mistakes are told when a field is left, and what is sent
 * goes by the generic client. A second press sends nothing; the same once more, after "back" or a lost answer, is the same
 * case, since no key says that it is another.
 */
export function enhanceForm(form: HTMLFormElement, { go, show }: Page): void {
  if (awake.has(form)) return;
  awake.add(form);
  form.dataset.awake = "true";
  const client = createClient();
  let isSending = false;
  let stopPictures = () => {};
  const element = form.querySelector<HTMLElement>("[data-pictures]");
  // Without it the field stays a plain one for files.
  if (element)
    void import("./enhance-pictures.tsx")
      .then(async ({ enhancePictures }) => {
        stopPictures = await enhancePictures(element, show);
      })
      .catch(() => {});

  if (form.querySelector("[data-remember]"))
    void import("./remember-name.ts").then(({ rememberName }) => rememberName(form)).catch(() => {});

  const origin = form.elements.namedItem("sessionOrigin");
  // Where the visit came from goes along for those who have said yes to that, and for nobody else.
  if (origin instanceof HTMLInputElement)
    void import("#features/visitors/pages/fill-origin.ts")
      .then(({ fillOrigin }) => fillOrigin(origin))
      .catch(() => {});

  // A form that the browser has filled in is sent within a second of its page; a hand on it is a person's. What was
  // filled in where nobody sees it was not this person's doing.
  const showHow = () => {
    const isByHand = navigator.userActivation?.hasBeenActive;
    const [how, trap] = [timeField, honeypotField].map((name) => form.elements.namedItem(name));
    if (how instanceof HTMLInputElement) how.value = timeFieldValue(isByHand, performance.now());
    if (trap instanceof HTMLInputElement && isByHand) trap.value = "";
  };
  // Back from the page it led to, it can be sent once more.
  addEventListener("pageshow", ({ persisted }) => {
    if (persisted) isSending = false;
  });

  form.addEventListener("focusout", ({ target }) => {
    const formControl = checkedControl(target);
    // An empty field is told of when the form is sent: whoever only passes by has done nothing wrong.
    if (formControl && formControl.value.trim() !== "") showOrClear(formControl);
  });
  form.addEventListener("input", ({ target }) => {
    const formControl = checkedControl(target);
    if (formControl?.getAttribute("aria-invalid") === "true") showOrClear(formControl);
  });
  // To the field itself: a step in the history would be one that the router does not know.
  form.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("[data-summary] a") : null;
    const field = link && document.getElementById(link.getAttribute("href")?.slice(1) ?? "");
    if (!field) return;
    event.preventDefault();
    field.focus();
  });
  form.addEventListener("submit", async (event) => {
    // What only asks for something on the way, a price for instance, goes without the rest.
    const isSubmitting = event.submitter?.hasAttribute("formnovalidate");
    const errors = isSubmitting || isSending ? [] : fieldErrorsOf(form);
    const { api } = form.dataset;
    // What no program posts, and pictures as files, are the browser's own to send.
    if ((api === undefined || hasPictureFiles(form)) && errors.length === 0 && !isSending) {
      isSending = true;
      showHow();
      return;
    }
    event.preventDefault();
    if (isSending) return;
    if (errors.length > 0) return showSummary(form, errors, null);
    isSending = true;
    const button = form.querySelector("button[type=submit]");
    button?.setAttribute("aria-busy", "true");
    showHow();
    const values = valuesOf(form);
    const address = (api ?? form.action).replace(/\{(\w+)\}/g, (_, name: string) =>
      encodeURIComponent(String(values[name] ?? "")),
    );
    // What is named by its address alone has no body.
    const outcome = await (form.dataset.method === "DELETE"
      ? client.write("DELETE", address)
      : client.write("POST", address, values));
    isSending = false;
    button?.removeAttribute("aria-busy");
    if (outcome.status !== "success") {
      const errors = errorsOf(outcome.body);
      return showSummary(form, errors, errors.length > 0 ? null : outcome.message);
    }
    const page = pageOf(outcome.data);
    if (!page) return showSummary(form, [], "Något gick fel, försök igen");
    stopPictures();
    go(`${page}?kvitto=1`);
  });
}

/** Where pictures came as files, since the field for uploads is not awake, or cannot be. */
function hasPictureFiles(form: HTMLFormElement): boolean {
  const files = form.querySelector<HTMLInputElement>("[data-pictures] input[type=file][name]")?.files;
  return (files?.length ?? 0) > 0;
}

/** What has one name is one value, and the pictures are a list; an empty field for them is none. */
function valuesOf(form: HTMLFormElement): Record<string, unknown> {
  const submittedFields = new FormData(form);
  const element = form.querySelector("[data-pictures]")?.closest<HTMLElement>("[data-field]");
  const pictures = element?.dataset.field;
  const values: Record<string, unknown> = Object.fromEntries(submittedFields);
  if (pictures !== undefined)
    values[pictures] = submittedFields.getAll(pictures).filter((one) => typeof one === "string");
  return values;
}

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

function checkedControl(target: unknown): Control | null {
  const isControl =
    target instanceof HTMLInputElement ||
    target instanceof HTMLTextAreaElement ||
    target instanceof HTMLSelectElement;
  if (!isControl) return null;
  if (target.dataset.check) return target;
  // Of many times one alone says what is checked.
  const first = target.type === "radio" && target.form?.elements.namedItem(target.name);
  const [says] = first instanceof RadioNodeList ? [...first] : [];
  return says instanceof HTMLInputElement && says.dataset.check ? says : null;
}

/** Of what a form has the first mistake of each field, in its order. */
function fieldErrorsOf(form: HTMLFormElement): FieldError[] {
  const submittedFields = new FormData(form);
  const controls = [...form.elements].flatMap((element) => checkedControl(element) ?? []);
  return controls.flatMap((control, at) => {
    if (controls.findIndex(({ name }) => name === control.name) !== at) return [];
    const value = submittedFields.get(control.name);
    const message = fieldErrorText(checkOf(control), typeof value === "string" ? value : "");
    return message === null ? [] : [{ field: control.name, message }];
  });
}

function checkOf({ dataset }: Control): FieldCheck {
  return JSON.parse(dataset.check ?? "{}") as FieldCheck;
}

function showOrClear(control: Control): void {
  const message = fieldErrorText(checkOf(control), control.value);
  const { form, name } = control;
  if (!form) return;
  if (message === null) clearFieldError(form, name);
  else showFieldError(form, { field: name, message });
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
