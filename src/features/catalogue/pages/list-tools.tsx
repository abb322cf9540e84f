import { Bell, SlidersHorizontal } from "lucide-react";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { opensModal } from "#ui/modal.ts";
import { Segmented } from "#ui/segmented.tsx";
import { Select } from "#ui/select.tsx";
import { defaultSortOrder, sortOrderNames, sortOrders } from "../rules/sort-orders.ts";
import { filterFormId } from "./filter-form.ts";
import { filterPanelId } from "./filter-panel.tsx";
import type { ListingView } from "./listing-view.ts";
import { monthlyField } from "./payment-field.ts";

type ToolProps = { view: ListingView; change: (changed: EventTarget) => void };

/** How the list is sorted. Belongs to the filter form wherever it stands, so that it works without JavaScript. */
export function SortTool({ view, change }: ToolProps) {
  const selected = view.order === defaultSortOrder ? "" : view.order;
  return (
    <div className="sort-tool min-w-0 lg:w-54.5">
      <Select
        size="sm"
        name="order"
        form={filterFormId}
        aria-label="Sortera"
        defaultValue={selected}
        data-asked={selected}
        onChange={(event) => change(event.target)}
      >
        {sortOrderNames.map((order) => (
          <option key={order} value={order === defaultSortOrder ? "" : order}>
            {sortOrders[order]}
          </option>
        ))}
      </Select>
    </div>
  );
}

export function FilterButton({ chosen }: { chosen: number }) {
  return (
    <span className="filter-button lg:hidden">
      <Button variant="secondary" icon={SlidersHorizontal} {...opensModal(filterPanelId)}>
        {chosen === 0 ? "Filter" : `Filter (${chosen})`}
      </Button>
    </span>
  );
}

export function PaymentTool({ view, change }: ToolProps) {
  if (view.isMonthly === null) return null;
  return (
    <div className="max-lg:hidden">
      <Segmented
        label="Visa pris som"
        name={monthlyField.name}
        form={filterFormId}
        defaultValue={view.isMonthly ? monthlyField.value : ""}
        onChange={(chosen: EventTarget) => {
          const style = (chosen instanceof HTMLInputElement && chosen.value) || null;
          void changeBrowserState((state) => ({ ...state, liveStyle: { style } }));
          change(chosen);
        }}
        options={[
          { value: "", label: "Kontantpris" },
          { value: monthlyField.value, label: "Per månad" },
        ]}
      />
    </div>
  );
}

/** On a phone the bell alone, in the line of the count. */
export function WatchSearch({ to }: { to: string }) {
  return (
    <span className="watch-search">
      <ButtonLink to={to} variant="secondary" size="sm">
        <Bell aria-hidden strokeWidth={1.75} className="size-5" />
        <span className="max-lg:sr-only">Bevaka sökningen</span>
      </ButtonLink>
    </span>
  );
}
