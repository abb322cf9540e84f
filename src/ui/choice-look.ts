/** A choice as a card of its own, for a question with few answers. */
export const choiceCard =
  "min-h-13 rounded-sm border border-control bg-surface px-3.5 hover:border-ink has-checked:border-brand has-checked:inset-ring has-checked:inset-ring-brand";
