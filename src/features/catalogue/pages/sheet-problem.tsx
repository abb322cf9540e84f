import { useStore } from "zustand";
import { navigationStore, tryAgain } from "#platform/browser/navigation-store.ts";
import { Button } from "#ui/button.tsx";

/** The shell's message about a failed navigation is behind the open sheet, so the sheet shows it too. */
export function SheetProblem() {
  const isUnreached = useStore(navigationStore, ({ problem }) => problem === "unreached");
  if (!isUnreached) return null;
  return (
    <div
      role="alert"
      className="flex items-center justify-between gap-3 border-t border-line bg-surface px-4 py-2.5 text-sm lg:hidden"
    >
      Ditt nya val gick inte att hämta. Antalet bilar är det förra.
      <Button size="sm" variant="secondary" onClick={tryAgain}>
        Försök igen
      </Button>
    </div>
  );
}
