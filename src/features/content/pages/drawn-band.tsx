import type { ReactNode } from "react";
import type { DrawingName } from "../rules/drawing-names.ts";
import { Drawing } from "./drawing/drawing.tsx";

type DrawnBandProps = {
  drawing: DrawingName | null;
  /** Where something is done below, a phone shows that and no picture. */
  isDrawnOnPhone?: boolean;
  children: ReactNode;
};

/** What a page is about, beside a drawing that says the same and stands on its lower edge. */
export function DrawnBand({ drawing, isDrawnOnPhone = true, children }: DrawnBandProps) {
  return (
    <header className="border-b border-line bg-surface">
      <div
        className={`page-width grid items-end gap-x-14 gap-y-7 pt-3 ${drawing ? "min-[56.25rem]:grid-cols-[minmax(0,1fr)_minmax(0,37.5rem)]" : ""}`}
      >
        <div
          className={`min-w-0 min-[56.25rem]:pb-12 ${drawing && isDrawnOnPhone ? "" : "max-[56.249rem]:pb-7"}`}
        >
          {children}
        </div>
        {drawing && (
          <div className={`print:hidden ${isDrawnOnPhone ? "" : "max-lg:hidden"}`}>
            <Drawing name={drawing} />
          </div>
        )}
      </div>
    </header>
  );
}
