import { type RefObject, useEffect, useRef } from "react";

/**
 * The browser's own modal dialog: it holds the focus, closes on Esc, makes the rest of the page inert and
 * gives the focus back. `isOpen` is for what opens by itself; without it, buttons open it.
 */
export function useModal(isOpen: boolean | undefined): RefObject<HTMLDialogElement | null> {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (isOpen === undefined || dialog.current?.open === isOpen) return;
    if (isOpen) dialog.current?.showModal();
    else dialog.current?.close();
  }, [isOpen]);
  return dialog;
}

/** What a button needs to open the modal with this id; works before, and without, our JavaScript. */
export const opensModal = (id: string) => ({
  ...command("show-modal", id),
  "aria-haspopup": "dialog" as const,
});

export const closesModal = (id: string) => command("close", id);

const doings = { "show-modal": "showModal", close: "close" } as const;

/** Browsers from before 2026 do not know commands yet: for them the click does it. */
export const knowsCommands = () => "commandForElement" in HTMLButtonElement.prototype;

function command(doing: keyof typeof doings, id: string) {
  const onClick = () => {
    const dialog = document.getElementById(id);
    if (!knowsCommands() && dialog instanceof HTMLDialogElement) dialog[doings[doing]]();
  };
  return { command: doing, commandfor: id, onClick };
}
