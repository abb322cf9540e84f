import { changeState, filledState } from "#features/visitors/pages/stored-state.ts";
import { flowFields, type ValuationMode, valuationModes } from "../rules/flow/flow-fields.ts";

/** Who sells as a business once does so the next time: the browser remembers it, unless the address says. */
export function rememberMode(element: HTMLElement, signal: AbortSignal): void {
  const radios = [...element.querySelectorAll<HTMLInputElement>(`input[name="${flowFields.mode}"]`)];
  if (radios.length === 0) return;
  if (!new URLSearchParams(location.search).has(flowFields.mode)) {
    const word = valuationModes[filledState().setup.valuationMode];
    for (const radio of radios) radio.checked = radio.value === word;
  }
  for (const radio of radios)
    radio.addEventListener("change", () => radio.checked && changeTo(modeOf(radio.value)), { signal });
}

function changeTo(valuationMode: ValuationMode): void {
  changeState((state) => ({ ...state, setup: { ...state.setup, valuationMode } }));
}

function modeOf(word: string): ValuationMode {
  return word === valuationModes.business ? "business" : "private";
}
