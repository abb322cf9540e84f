import { type ReactNode, useId } from "react";
import { useModal } from "./modal.ts";

type DialogProps = {
  /** For the buttons that open and close it: `opensModal(id)`, `closesModal(id)`. */
  id: string;
  title: string;
  /** The buttons: the way out first, then the deed with its verb. */
  actions: ReactNode;
  isOpen?: boolean;
  onClose?: () => void;
  children: ReactNode;
};

/** A question that must be answered before going on. */
export function Dialog({ id, title, actions, isOpen, onClose, children }: DialogProps) {
  const ref = useModal(isOpen);
  const generatedId = useId();
  return (
    <dialog
      ref={ref}
      id={id}
      closedby="any"
      aria-labelledby={`${generatedId}-title`}
      aria-describedby={`${generatedId}-text`}
      onClose={onClose}
      className="modal modal-box"
    >
      <h2 id={`${generatedId}-title`} className="text-h3">
        {title}
      </h2>
      <div id={`${generatedId}-text`} className="mt-2 mb-5 text-ink-2">
        {children}
      </div>
      <div className="flex justify-end gap-3 max-sm:flex-col-reverse">{actions}</div>
    </dialog>
  );
}
