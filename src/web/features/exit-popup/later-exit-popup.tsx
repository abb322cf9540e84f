import { exitPopupMode } from "#domain/visitor/exit-popup.ts";
import { useLaterPart } from "#web/shell/later-part.ts";

const loadPopup = async () => (await import("./exit-popup.tsx")).ExitPopup;

/** With code of its own, which only chains that have switched it on ever load. [EXIT-1] */
export function LaterExitPopup({ watchTo }: { watchTo: string | null }) {
  const Popup = useLaterPart(loadPopup, exitPopupMode !== "off" && watchTo !== null);
  return Popup && watchTo !== null && <Popup mode={exitPopupMode} watchTo={watchTo} />;
}
