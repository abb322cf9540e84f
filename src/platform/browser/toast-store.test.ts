import { expect, test } from "vitest";
import { dispatchToast, showToast, toastStore } from "./toast-store.ts";

test("[TOAST-2] [TOAST-5] toasts without an id are each their own, those with the same id are one", () => {
  showToast({ variant: "info", title: "Ett" });
  showToast({ variant: "info", title: "Ett" });
  showToast({ variant: "error", title: "Två", id: "same" });
  showToast({ variant: "error", title: "Två", id: "same" });
  expect(toastStore.getState().shown.map(({ title }) => title)).toEqual(["Ett", "Ett", "Två"]);
  showToast({ variant: "success", title: "Tre" });
  expect(toastStore.getState().waiting.map(({ title }) => title)).toEqual(["Tre"]);
  const [oldest] = toastStore.getState().shown;
  dispatchToast({ type: "gone", id: oldest?.id ?? "" });
  expect(toastStore.getState().shown.map(({ title }) => title)).toEqual(["Ett", "Två", "Tre"]);
});
