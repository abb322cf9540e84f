/** The state of a step for screen readers. */
export const stepLabels = { done: "Klart", now: "Nu", next: "Sedan" } as const;
