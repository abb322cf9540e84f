import { useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { closesModal } from "#ui/modal.ts";
import { type ExitPopupMode, leavesUpwards, mayPresentExitPopup } from "../rules/exit-popup.ts";
import { withExitPopup } from "../rules/viewed-cars.ts";
import { browserStore } from "./browser-store.ts";
import { isBusy } from "./is-busy.ts";
import { track } from "./track.ts";
import { changeBrowserState } from "./visit.ts";

const id = "innan-du-gar";

/** What is worth a question before somebody leaves: to be told when the car that was looked for comes in. */
export function ExitPopup({ mode, saveSearchTo }: { mode: ExitPopupMode; saveSearchTo: string }) {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    // A finger does not leave the window: only a mouse is followed.
    if (!matchMedia("(hover: hover) and (pointer: fine)").matches) return;
    const leave = new AbortController();
    const variant = async (event: MouseEvent) => {
      if (!leavesUpwards(event) || isBusy(document)) return;
      await changeBrowserState((state) => state);
      const { state } = browserStore.getState();
      if (leave.signal.aborted || !state || !mayPresentExitPopup(mode, state)) return;
      leave.abort();
      setOpen(true);
      track({ event: "exit_popup" });
      await changeBrowserState((now) => ({ ...now, history: withExitPopup(now.history, true) }));
    };
    document.addEventListener("mouseout", (event) => void variant(event), { signal: leave.signal });
    return () => leave.abort();
  }, [mode]);
  return (
    <Dialog
      id={id}
      title="Ska vi säga till när rätt bil kommer in?"
      isOpen={isOpen}
      onClose={() => setOpen(false)}
      actions={
        <>
          <Button variant="secondary" {...closesModal(id)}>
            Nej tack
          </Button>
          <ButtonLink to={saveSearchTo}>Bevaka sökningen</ButtonLink>
        </>
      }
    >
      Vi mejlar när en bil som passar din sökning kommer in eller får nytt pris. Det är gratis, och du
      avslutar när du vill. Frågan kommer bara en gång.
    </Dialog>
  );
}
