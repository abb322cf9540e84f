import { Check, CircleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** Texts at a field: help before it, an error after it, or a fact that confirms the input. */
export function FieldHint({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="-mt-0.5 mb-2 text-xs text-ink-3">
      {children}
    </p>
  );
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-start gap-1.5 text-sm leading-[1.4] font-medium text-danger">
      <CircleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
      {children}
    </p>
  );
}

/** The same where a script may fill it in later: it is in the page from the start, and hidden while there is none. */
export function FieldErrorSlot({ id, error }: { id: string; error: string | null }) {
  return (
    <p
      id={id}
      hidden={error === null}
      className="mt-1.5 flex items-start gap-1.5 text-sm leading-[1.4] font-medium text-danger"
    >
      <CircleAlert aria-hidden strokeWidth={1.75} className="mt-0.5 size-4.5 shrink-0" />
      <span>{error}</span>
    </p>
  );
}

export function FieldFact({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p id={id} className="mt-1.5 flex items-center gap-1.5 text-sm font-medium text-success">
      <Check aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0" />
      {children}
    </p>
  );
}

/** The texts there are, in the order they are read. */
export function describedBy(id: string, texts: Record<string, string | undefined>): string | undefined {
  const ids = Object.entries(texts).flatMap(([part, text]) => (text ? [`${id}-${part}`] : []));
  return ids.length > 0 ? ids.join(" ") : undefined;
}
