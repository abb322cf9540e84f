import { type FocusEvent, useState } from "react";
import { useStore } from "zustand";
import { type ToastQueue, toastTimes } from "#platform/browser/toast-queue.ts";
import { dispatchToast, toastStore } from "#platform/browser/toast-store.ts";
import { Toast, ToastStack } from "#ui/toast.tsx";

/** The queue on the screen. Nobody loses a message while reading it: pointer or focus on them stops the clock. */
export function ToastView() {
  const { shown } = useStore(toastStore);
  const [isPaused, setPaused] = useState(false);
  const leave = ({ currentTarget, relatedTarget }: FocusEvent) =>
    setPaused(currentTarget.contains(relatedTarget));
  return (
    <ToastStack>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only notices that somebody is reading. */}
      <div
        className="contents"
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={leave}
      >
        {shown.map((toast) => (
          <TimedToast key={toast.id} toast={toast} isPaused={isPaused} />
        ))}
      </div>
    </ToastStack>
  );
}

function TimedToast({ toast, isPaused }: { toast: ToastQueue["shown"][number]; isPaused: boolean }) {
  const { id, isLeaving, ...toastProps } = toast;
  const hide = () => dispatchToast({ type: "hidden", id });
  return (
    <Toast
      {...toastProps}
      isLeaving={isLeaving}
      hideAfter={toastTimes.hideAfter}
      isPaused={isPaused}
      onClose={hide}
      onDismissed={() => dispatchToast({ type: "gone", id })}
    />
  );
}
