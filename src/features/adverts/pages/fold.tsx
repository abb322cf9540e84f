import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import "./fold.css";

/** As many as are shown at first, and how many more are worth a button. */
const shown = 8;
const few = 2;

/** On a narrow screen the first eight of a list; the others unfold, without script too. */
export function Fold({ count, what, children }: { count: number; what: string; children: ReactNode }) {
  if (count <= shown + few) return children;
  return (
    <div className="fold">
      {children}
      <details className="group fold-more">
        <summary>
          <span className="group-open:hidden">
            Visa {what} ({count})
          </span>
          <span className="not-group-open:hidden">Visa färre</span>
          <ChevronDown aria-hidden strokeWidth={1.75} className="size-5 group-open:rotate-180" />
        </summary>
      </details>
    </div>
  );
}
