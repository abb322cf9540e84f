import { useEffect } from "react";
import { useBlocker } from "react-router";

/** What lies over the page and was opened on it; the takeover is a page of its own, and the viewer of pictures a step. */
const findOpenModal = () => document.querySelector<HTMLDialogElement>("dialog:modal:not(.takeover, .viewer)");

/**
 * A step back while the menu or a sheet is open closes that, and the page stays; the next one leaves. Browsers that
 * take the telephone's back for a close request do it themselves, also on the first page of a visit.
 */
export function BackCloses() {
  const blocker = useBlocker(({ historyAction }) => historyAction === "POP" && findOpenModal() !== null);
  useEffect(() => {
    if (blocker.state !== "blocked") return;
    findOpenModal()?.close();
    blocker.reset();
  }, [blocker]);
  return null;
}
