import { useLazyPart } from "#platform/browser/lazy-part.ts";
import { exitPopupMode } from "../rules/exit-popup.ts";

const loadPopup = async () => (await import("./exit-popup.tsx")).ExitPopup;

/** With code of its own, which only chains that have switched it on ever load. */
export function LazyExitPopup({ saveSearchTo }: { saveSearchTo: string | null }) {
  const Popup = useLazyPart(loadPopup, exitPopupMode !== "off" && saveSearchTo !== null);
  return Popup && saveSearchTo !== null && <Popup mode={exitPopupMode} saveSearchTo={saveSearchTo} />;
}
