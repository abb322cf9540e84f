import type { ReactNode } from "react";

/** A surface on a hairline, for what belongs together. */
export function Panel({ children }: { children: ReactNode }) {
  return <div className="rounded-md border border-line bg-surface p-5 sm:p-6">{children}</div>;
}
