/**
 * "off", "experiment" (half of those who have agreed to statistics, so that its use can be measured) or "on". It offers to
 * watch the search, once, to whoever is about to leave a list with the pointer.
 */
export const exitPopup = { mode: "off" } as const;
