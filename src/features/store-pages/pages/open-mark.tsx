import type { ReactNode } from "react";

/** "Öppet till 19" with a green dot; when closed only the words. */
export function OpenMark({ isOpen, children }: { isOpen: boolean; children: ReactNode }) {
  return (
    <span
      className={`inline-flex items-center gap-2 font-semibold ${isOpen ? "text-success before:size-2 before:shrink-0 before:rounded-full before:bg-current" : "text-ink-2"}`}
    >
      {children}
    </span>
  );
}
