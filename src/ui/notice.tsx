import { Info } from "lucide-react";
import type { ReactNode } from "react";

/** One thing the reader should know before going on. */
export function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex gap-3 rounded-sm bg-info-soft px-4 py-3.5 text-sm text-on-info-soft">
      <Info aria-hidden strokeWidth={1.75} className="mt-px size-5 shrink-0" />
      <div>{children}</div>
    </div>
  );
}
