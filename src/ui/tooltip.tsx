import { type KeyboardEvent, type ReactNode, useId, useRef } from "react";

type TooltipProps = {
  text: string;
  /** Draws what is explained; it must carry this attribute. */
  children: (explained: { "aria-describedby": string }) => ReactNode;
};

/** A few words about what is pointed at or focused. Esc takes them away; the pointer may rest on them. */
export function Tooltip({ text, children }: TooltipProps) {
  const id = useId();
  const tip = useRef<HTMLSpanElement>(null);
  const show = () => tip.current?.showPopover();
  const hide = () => tip.current?.hidePopover();
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it listens for its child, which is the control.
    <span
      className="popover-scope inline-flex"
      onMouseEnter={show}
      onMouseLeave={hide}
      onFocus={show}
      onBlur={hide}
      onKeyDown={(event: KeyboardEvent) => event.key === "Escape" && hide()}
    >
      <span className="popover-anchor inline-flex">{children({ "aria-describedby": id })}</span>
      <span
        ref={tip}
        id={id}
        role="tooltip"
        popover="manual"
        className="tooltip-panel rounded-xs bg-ink px-2.5 py-1.5 text-xs text-bg"
      >
        {text}
      </span>
    </span>
  );
}
