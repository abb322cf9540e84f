import { type ReactNode, useLayoutEffect, useRef } from "react";

type DialogProps = {
  label: string;
  className: string;
  onClose: () => void;
  onKeyDown?: (event: React.KeyboardEvent) => void;
  children: ReactNode;
};

/** The browser's own: it holds the focus, gives it back, and closes by Escape. */
export function Dialog({ label, className, onClose, onKeyDown, children }: DialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the document: one that has been removed gives no focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      aria-label={label}
      className={className}
      onCancel={onClose}
      onKeyDown={onKeyDown}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {children}
    </dialog>
  );
}
