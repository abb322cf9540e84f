import { useLaterPart } from "#platform/browser/later-part.ts";
import { exitPopupMode } from "../rules/exit-popup.ts";

const loadPopup = async () => (await import("./exit-popup.tsx")).ExitPopup;

/** With code of its own, which only chains that have switched it on ever load. */
export function LaterExitPopup({ watchTo }: { watchTo: string | null }) {
  const Popup = useLaterPart(loadPopup, exitPopupMode !== "off" && watchTo !== null);
  return Popup && watchTo !== null && <Popup mode={exitPopupMode} watchTo={watchTo} />;
}
