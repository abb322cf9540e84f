import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";

/** As many as are shown at first, and how many more are worth a button. */
const shown = 8;
const few = 2;

/** On a narrow screen the first eight of a list; the others unfold, without script too. */
export function Fold({ count, what, children }: { count: number; what: string; children: ReactNode }) {
  if (count <= shown + few) return children;
  return (
    <div className="fold">
      {children}
      <details className="fold-more">
        <summary>
          <span className="fold-all">
            Visa {what} ({count})
          </span>
          <span className="fold-few">Visa färre</span>
          <ChevronDown aria-hidden strokeWidth={1.75} className="size-5" />
        </summary>
      </details>
    </div>
  );
}
