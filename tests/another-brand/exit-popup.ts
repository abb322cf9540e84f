import type { ExitPopupMode } from "#domain/visitor/exit-popup.ts";

export const exitPopup: { mode: ExitPopupMode } = { mode: "on" };
