import fc from "fast-check";
import { expect, test } from "vitest";
import {
  noToasts,
  type Toast,
  type ToastEvent,
  type ToastQueue,
  toastQueueAfter,
  toastTimes,
  toastVariants,
} from "./toast-queue.ts";

function aToast(id: string): Toast {
  return { id, variant: "default", title: `Meddelande ${id}` };
}

function queueAfter(...events: ToastEvent[]): ToastQueue {
  return events.reduce(toastQueueAfter, noToasts);
}

function added(...ids: string[]): ToastEvent[] {
  return ids.map((id) => ({ type: "added", toast: aToast(id) }));
}

/** "a b(leaving) | c": what is on the screen, then what waits. */
function picture(queue: ToastQueue): string {
  const shown = queue.shown.map((toast) => (toast.isLeaving ? `${toast.id}(leaving)` : toast.id));
  return `${shown.join(" ")} | ${queue.waiting.map((toast) => toast.id).join(" ")}`.trim();
}

const anyId = fc.constantFrom(..."abcdefgh");
const anyEvents = fc.array(
  fc.oneof(
    anyId.map((id): ToastEvent => ({ type: "added", toast: aToast(id) })),
    fc.record({ type: fc.constantFrom("hidden" as const, "gone" as const), id: anyId }),
  ),
  { maxLength: 60 },
);

test("[TOAST-1] three are shown at once, oldest first", () => {
  expect(picture(queueAfter(...added("a", "b", "c")))).toBe("a b c |");
});

test("[TOAST-2] a fourth waits and the oldest is dismissed; when all three are leaving, more only wait", () => {
  expect(picture(queueAfter(...added("a", "b", "c", "d")))).toBe("a(leaving) b c | d");
  expect(picture(queueAfter(...added("a", "b", "c", "d", "e")))).toBe("a(leaving) b(leaving) c | d e");
  const queue = queueAfter(...added("a", "b", "c", "d", "e", "f", "g"));
  expect(picture(queue)).toBe("a(leaving) b(leaving) c(leaving) | d e f g");
});

test("[TOAST-3] a toast whose time is up leaves, and keeps its place until it is gone; a toast hidden while it waits is never shown", () => {
  expect(picture(queueAfter(...added("a", "b"), { type: "hidden", id: "a" }))).toBe("a(leaving) b |");
  expect(picture(queueAfter(...added("a", "b", "c", "d"), { type: "hidden", id: "d" }))).toBe(
    "a(leaving) b c |",
  );
});

test("[TOAST-4] when one is gone the longest waiting takes its place", () => {
  const queue = queueAfter(...added("a", "b", "c", "d", "e"), { type: "gone", id: "a" });
  expect(picture(queue)).toBe("b(leaving) c d | e");
});

test("[TOAST-5] the same toast twice is one toast", () => {
  expect(picture(queueAfter(...added("a", "a", "b", "c", "d", "d")))).toBe("a(leaving) b c | d");
});

test("[TOAST-1] [TOAST-5] whatever happens: at most three, none twice, and nobody waits beside a free place", () => {
  fc.assert(
    fc.property(anyEvents, (events) => {
      const queue = queueAfter(...events);
      const ids = [...queue.shown, ...queue.waiting].map((toast) => toast.id);
      expect(queue.shown.length).toBeLessThanOrEqual(3);
      expect(new Set(ids).size).toBe(ids.length);
      expect(queue.waiting.length === 0 || queue.shown.length === 3).toBe(true);
    }),
  );
});

test("[TOAST-4] every toast gets its turn, in the order it came", () => {
  fc.assert(
    fc.property(fc.uniqueArray(anyId), (ids) => {
      let queue = queueAfter(...added(...ids));
      const turns: string[] = [];
      for (let oldest = queue.shown[0]; oldest; oldest = queue.shown[0]) {
        turns.push(oldest.id);
        queue = toastQueueAfter(queue, { type: "gone", id: oldest.id });
      }
      expect(turns).toEqual(ids);
    }),
  );
});

test("[TOAST-3] hiding twice is hiding once", () => {
  fc.assert(
    fc.property(anyEvents, anyId, (events, id) => {
      const once = queueAfter(...events, { type: "hidden", id });
      expect(toastQueueAfter(once, { type: "hidden", id })).toEqual(once);
    }),
  );
});

test("[TOAST-6] hidden after 6 s, the component's own default 5 s, enter 225 ms, leave 195 ms", () => {
  expect(toastTimes).toEqual({ hideAfter: 6000, enter: 225, leave: 195 });
});

test("[TOAST-7] the variants", () => {
  expect(toastVariants).toEqual(["default", "success", "warning", "error", "info"]);
});
