import { createStore } from "zustand/vanilla";
import { noToasts, type Toast, type ToastEvent, type ToastQueue, toastQueueAfter } from "./toast-queue.ts";

export const toastStore = createStore<ToastQueue>()(() => noToasts);

export function dispatchToast(event: ToastEvent): void {
  toastStore.setState((queue) => toastQueueAfter(queue, event));
}

let shownSoFar = 0;

/** The same `id` twice is one toast; without an id each call is a toast of its own. */
export function showToast(toast: Omit<Toast, "id"> & { id?: string }): void {
  shownSoFar += 1;
  dispatchToast({ type: "added", toast: { id: `toast-${shownSoFar}`, ...toast } });
}

/** For components: `const showToast = useToast()`. */
export function useToast(): typeof showToast {
  return showToast;
}
