/** What is told of a step to whoever does not see its mark. */
export const stepLabels = { done: "Klart", now: "Nu", next: "Sedan" } as const;
