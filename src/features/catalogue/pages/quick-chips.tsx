import { ChevronDown } from "lucide-react";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { Chip } from "#ui/chip.tsx";
import { opensModal } from "#ui/modal.ts";
import { filterPanelId } from "./filter-panel.tsx";
import type { ListingView } from "./listing-view.ts";
import { monthlyField } from "./payment-field.ts";

/** What most people ask first, by the title of its group, and what its chip says. */
const quick = [
  ["Kaross", "Kaross"],
  ["Drivmedel", "Drivmedel"],
  ["Pris", "Pris"],
  ["Butik", "Ort"],
] as const;

/** On a phone: each opens the filter at its group. */
export function QuickChips({ view: { groups, isMonthly, paymentTo } }: { view: ListingView }) {
  const opens = opensModal(filterPanelId);
  return (
    <ul className="flex gap-2 lg:hidden">
      {quick.map(([title, label]) => {
        const at = groups.findIndex((group) => group.title === title);
        return (
          at >= 0 && (
            <li key={title} className="shrink-0">
              <button
                type="button"
                {...opens}
                onClick={() => {
                  opens.onClick();
                  requestAnimationFrame(() => showGroup(at));
                }}
                className="quick-chip"
              >
                {label}
                <ChevronDown aria-hidden strokeWidth={1.75} className="size-4" />
              </button>
            </li>
          )
        );
      })}
      {paymentTo && (
        <li className="shrink-0">
          <Chip
            action={{
              to: paymentTo,
              onPress: () => {
                const style = isMonthly ? null : monthlyField.value;
                void changeBrowserState((state) => ({ ...state, liveStyle: { style } }));
              },
            }}
          >
            {isMonthly ? "Visa kontantpris" : "Per månad"}
          </Chip>
        </li>
      )}
    </ul>
  );
}

/** The sheet is open by the next frame; without script it opens at its top. */
function showGroup(at: number): void {
  const group = document.querySelectorAll<HTMLDetailsElement>(`#${filterPanelId} .filter-groups > details`)[
    at
  ];
  if (!group) return;
  group.open = true;
  group.scrollIntoView();
  group.querySelector("summary")?.focus();
}
