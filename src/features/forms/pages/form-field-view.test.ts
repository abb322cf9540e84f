import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { FormField } from "../rules/form-field.ts";
import { FormFieldView } from "./form-field-view.tsx";

const asked = { name: "start", label: "Tid", isRequired: true, message: "Välj en tid" } as const;
const shown = (field: FormField, value = "") =>
  renderToStaticMarkup(createElement(FormFieldView, { field, id: "start", value, error: null }));

const days = (count: number, open = 0) =>
  Array.from({ length: count }, (_, at) => ({
    label: `dag ${at}`,
    isOpen: at === open,
    options: [{ value: `t${at}`, label: "09.00" }],
  }));

/** The days with what is around each; `true` stands for what is open. */
const opened = (html: string) => [...html.matchAll(/<details( open="")?/g)].map(([, open]) => Boolean(open));

test("[ONEACT-3] six days are seen, and later ones stand behind one press", () => {
  const html = shown({ ...asked, kind: "slots", groups: days(8) });
  expect(html).toMatch(/Senare dagar.*2 dagar.*dag 6.*dag 7/);
  expect(opened(html)).toEqual([true, ...Array(8).fill(false)]);
  expect(shown({ ...asked, kind: "slots", groups: days(6) })).not.toContain("Senare dagar");
});

test("[ONEACT-3] where the chosen time is on a later day, that is open", () => {
  const html = shown({ ...asked, kind: "slots", groups: days(8, 7) }, "t7");
  expect(opened(html)).toEqual([...Array(6).fill(false), true, false, true]);
  expect(html).toMatch(/value="t7"[^>]*checked|checked=""[^>]*value="t7"/);
});

test.each([
  [2, "grid-cols-2"],
  [3, "sm:grid-cols-3"],
  [4, "grid-cols-2 sm:grid-cols-4"],
])("[ONEACT-4] %i choices: %s", (count, columns) => {
  const options = Array.from({ length: count }, (_, at) => `val ${at}`);
  expect(shown({ ...asked, kind: "choices", options })).toContain(`"grid gap-3 ${columns}"`);
});
