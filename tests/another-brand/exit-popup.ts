export const exitPopup = { mode: "on" } as const;
