/** A choice is a row of 44 px with a box of 22 px; the whole row is the target. [UI-7] */
export const choiceRow =
  "flex min-h-11 cursor-pointer items-center gap-3 text-sm has-disabled:cursor-not-allowed has-disabled:text-disabled";

/** The same row as a card of its own, for a question with few answers. */
export const choiceCard =
  "min-h-13 rounded-sm border border-control bg-surface px-3.5 hover:border-ink has-checked:border-brand has-checked:inset-ring has-checked:inset-ring-brand";

export const choiceBox =
  "grid size-5.5 shrink-0 cursor-[inherit] appearance-none place-items-center border-[1.5px] border-control bg-surface checked:border-brand checked:bg-brand in-[label:hover]:enabled:not-checked:border-ink aria-invalid:border-danger disabled:border-line-2 disabled:bg-sunken";
