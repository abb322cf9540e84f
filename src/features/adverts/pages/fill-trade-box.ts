import { flowFields } from "#features/valuation/rules/flow/flow-fields.ts";
import { rangeText } from "#features/valuation/rules/range-text.ts";
import { differenceText, type ValuedCar, valuedCarFrom } from "#features/valuation/rules/valued-car.ts";

/** In the box about trade-ins stands what the car that was valued during this visit means for this price. */
export function fillTradeBox(page: HTMLElement, kept: string | null): void {
  const lead = page.querySelector<HTMLElement>("[data-trade-price]");
  const form = lead?.parentElement?.querySelector("form");
  const valued = valuedCarFrom(kept);
  if (!lead || !form || !valued) return;
  lead.textContent = `${valued.name}: ${rangeText(valued)}. ${differenceText(Number(lead.dataset.tradePrice), valued)}`;
  fillForm(form, valued);
}

/** With all that was answered: the button leads to the sum, not to the questions. */
function fillForm(form: HTMLFormElement, { to }: ValuedCar): void {
  for (const [name, text] of new URL(to, location.href).searchParams) {
    if (name === flowFields.wanted) continue;
    const field = form.elements.namedItem(name);
    if (name === flowFields.plate && field instanceof HTMLInputElement) {
      if (field.value === "") field.value = text.toUpperCase();
    } else {
      form.append(Object.assign(document.createElement("input"), { type: "hidden", name, value: text }));
    }
  }
}
