import { changeBrowserState } from "#features/visitors/pages/visit.ts";

/**
 * It stood open as a part of the page; as a modal it holds the focus and answers to Esc. Whoever has seen it is left alone
 * for a day (first-paint-scripts.ts).
 */
export function openTakeover(dialog: HTMLDialogElement, leave: () => void): void {
  dialog.removeAttribute("open");
  if (document.documentElement.dataset.takeover === "seen") return;
  dialog.showModal();
  const close = (event: Event) => {
    event.preventDefault();
    leave();
  };
  dialog.addEventListener("cancel", close);
  dialog.addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("[data-closes]")) close(event);
  });
  void changeBrowserState((state) => ({
    ...state,
    setup: { ...state.setup, lastViewedAdvertiseTakeOver: Date.now() },
  }));
}
