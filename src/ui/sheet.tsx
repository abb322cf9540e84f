import { X } from "lucide-react";
import { type ReactNode, type TouchEvent, useId, useRef } from "react";
import { IconButton } from "./icon-button.tsx";
import { closesModal, useModal } from "./modal.ts";

type SheetProps = {
  /** For the buttons that open and close it: `opensModal(id)`, `closesModal(id)`. */
  id: string;
  title: string;
  /** "Stäng filter": what the cross does. */
  closeLabel: string;
  /** Stays in sight below what scrolls. */
  foot?: ReactNode;
  isOpen?: boolean;
  onClose?: () => void;
  children: ReactNode;
};

/** Pulled further than this, in px, it closes. */
const closesAt = 96;

/** Comes up from below on screens under 900 px; pulled down by its head it closes. */
export function Sheet({ id, title, closeLabel, foot, isOpen, onClose, children }: SheetProps) {
  const ref = useModal(isOpen);
  const titleId = useId();
  const start = useRef(0);
  const pulled = (event: TouchEvent) => Math.max(0, (event.changedTouches[0]?.clientY ?? 0) - start.current);
  const pullTo = (px: number) => ref.current?.style.setProperty("--pulled", `${px}px`);
  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={titleId}
      onClose={onClose}
      className="modal modal-sheet"
    >
      <div className="flex h-full flex-col">
        <header
          className="flex touch-none items-center justify-between border-b border-line py-2 pr-2 pl-4"
          onTouchStart={(event) => {
            start.current = event.changedTouches[0]?.clientY ?? 0;
          }}
          onTouchMove={(event) => pullTo(pulled(event))}
          onTouchEnd={(event) => {
            if (pulled(event) > closesAt) ref.current?.close();
            pullTo(0);
          }}
        >
          <h2 id={titleId} className="text-h3">
            {title}
          </h2>
          <IconButton icon={X} label={closeLabel} {...closesModal(id)} />
        </header>
        <div className="flex-1 overflow-y-auto overscroll-contain px-4">{children}</div>
        {foot && (
          <footer className="flex gap-2.5 border-t border-line bg-surface px-4 pt-3 pb-[calc(.75rem+env(safe-area-inset-bottom))] shadow-2">
            {foot}
          </footer>
        )}
      </div>
    </dialog>
  );
}
