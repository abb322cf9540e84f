import { ChosenChip } from "#ui/chip.tsx";
import type { ListingView } from "./listing-view.ts";

/** What is chosen, one chip each; on a narrow screen in one row that scrolls. */
export function ChipRow({ chips }: { chips: ListingView["chips"] }) {
  return (
    <ul className="flex gap-2 max-lg:flex-nowrap lg:flex-wrap">
      {chips.map(({ label, to, isUnread = false }) => (
        <li key={label} className="shrink-0">
          <ChosenChip label={label} remove={{ to }} unread={isUnread} />
        </li>
      ))}
    </ul>
  );
}
