import type { LucideIcon } from "lucide-react";
import { type ReactNode, useId } from "react";
import { ActiveLink } from "./active-link.tsx";

type PopoverProps = {
  /** Draws the button that opens it; it must carry these attributes. */
  trigger: (opens: { popoverTarget: string }) => ReactNode;
  children: ReactNode;
};

/**
 * The browser's own popover: opens on click, also without JavaScript, closes on Esc or a click beside it and
 * gives the focus back. 16 px from the edge of the window. The shell closes it when a link in it is followed or the focus
 * leaves it.
 */
export function Popover({ trigger, children }: PopoverProps) {
  const id = useId();
  return (
    <div className="popover-scope inline-flex">
      <span className="popover-anchor inline-flex">{trigger({ popoverTarget: id })}</span>
      <div
        id={id}
        popover="auto"
        className="popover-panel min-w-60 rounded-md border border-line bg-raised p-2 text-ink shadow-2"
      >
        {children}
      </div>
    </div>
  );
}

/** How a row looks, also where it is a link of another kind. */
export const popoverRow =
  "flex min-h-11 items-center gap-3 rounded-sm px-3 hover:bg-hover aria-[current=page]:font-semibold aria-[current=page]:text-link";

/** A row of 44 px that leads on. */
export function PopoverLink({
  to,
  icon: Icon,
  children,
}: {
  to: string;
  icon?: LucideIcon;
  children: string;
}) {
  return (
    <ActiveLink to={to} className={popoverRow}>
      {Icon && <Icon aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />}
      {children}
    </ActiveLink>
  );
}
