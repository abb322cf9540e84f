import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { withSliceReset } from "#features/visitors/rules/browser-state.ts";
import { visitorName, withVisitorName } from "#features/visitors/rules/visitor-name.ts";

/**
 * The name is stored as long as its box is ticked, with each change of either, and forgotten when the tick goes. What is
 * stored is filled in when somebody turns to the form, unless something is written there.
 */
export async function rememberName(form: HTMLFormElement): Promise<void> {
  const name = form.querySelector<HTMLInputElement>("input[autocomplete=name]");
  const box = form.querySelector<HTMLInputElement>("input[data-remember]");
  if (!name || !box) return;
  form.addEventListener("change", ({ target }) => {
    if (target !== box && !(target === name && box.checked)) return;
    void changeBrowserState((state) =>
      box.checked ? withVisitorName(state, name.value) : withSliceReset(state, "user"),
    );
  });
  await changeBrowserState((state) => state);
  const { state } = browserStore.getState();
  const stored = state ? visitorName(state) : "";
  if (stored === "" || name.value !== "") return;
  name.value = stored;
  box.checked = true;
}
