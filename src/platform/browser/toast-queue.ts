export const toastVariants = ["default", "success", "warning", "error", "info"] as const;
export type ToastVariant = (typeof toastVariants)[number];

export const toastsMax = 3;

/** In milliseconds. */
export const toastTimes = { hideAfter: 6_000, enter: 225, leave: 195 } as const;

/** One line in bold, at most one more, at most one link or one thing to do. */
export type Toast = {
  id: string;
  variant: ToastVariant;
  title: string;
  text?: string;
  link?: { label: string; to: string };
  action?: { label: string; onPress: () => void };
};

/** `shown` are on the screen, oldest first; those that are leaving still take up their place. */
export type ToastQueue = { shown: (Toast & { isLeaving: boolean })[]; waiting: Toast[] };

export const noToasts: ToastQueue = { shown: [], waiting: [] };

/** "hidden": its time is up, or it was closed, and it is animated out. "gone": the animation is over. */
export type ToastEvent = { type: "added"; toast: Toast } | { type: "hidden" | "gone"; id: string };

export function toastQueueAfter(queue: ToastQueue, event: ToastEvent): ToastQueue {
  switch (event.type) {
    case "added":
      return withToast(queue, event.toast);
    case "hidden":
      return withToastLeaving(queue, event.id);
    case "gone":
      return withoutToast(queue, event.id);
  }
}

/** The same toast twice is one toast. A fourth waits, and the oldest is hidden for it. */
function withToast(queue: ToastQueue, toast: Toast): ToastQueue {
  if ([...queue.shown, ...queue.waiting].some((known) => known.id === toast.id)) return queue;
  const waiting = { ...queue, waiting: [...queue.waiting, toast] };
  if (queue.shown.length < toastsMax) return withWaitingShown(waiting);
  const oldest = queue.shown.find((shown) => !shown.isLeaving);
  return oldest ? withToastLeaving(waiting, oldest.id) : waiting;
}

/** Starts the animation out; a toast that is not shown yet is just removed. */
function withToastLeaving(queue: ToastQueue, id: string): ToastQueue {
  return {
    shown: queue.shown.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)),
    waiting: queue.waiting.filter((toast) => toast.id !== id),
  };
}

function withoutToast(queue: ToastQueue, id: string): ToastQueue {
  return withWaitingShown({ ...queue, shown: queue.shown.filter((toast) => toast.id !== id) });
}

function withWaitingShown(queue: ToastQueue): ToastQueue {
  const places = toastsMax - queue.shown.length;
  const entering = queue.waiting.slice(0, places).map((toast) => ({ ...toast, isLeaving: false }));
  return { shown: [...queue.shown, ...entering], waiting: queue.waiting.slice(places) };
}
