import {
  CircleAlert,
  CircleCheck,
  Info,
  type LucideIcon,
  MessageSquare,
  TriangleAlert,
  X,
} from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextLink } from "./link.tsx";

/** The edge and the sign say the same; what went wrong interrupts, the rest waits its turn. */
const variants = {
  default: { edge: "before:bg-ink", sign: "text-ink", Icon: MessageSquare, role: "status" },
  success: { edge: "before:bg-success", sign: "text-success", Icon: CircleCheck, role: "status" },
  warning: { edge: "before:bg-warning", sign: "text-warning", Icon: TriangleAlert, role: "status" },
  error: { edge: "before:bg-danger", sign: "text-danger", Icon: CircleAlert, role: "alert" },
  info: { edge: "before:bg-info", sign: "text-info", Icon: Info, role: "status" },
} as const satisfies Record<string, { edge: string; sign: string; Icon: LucideIcon; role: string }>;

type ToastProps = {
  variant: keyof typeof variants;
  /** One line in bold, at most one more, at most one link or one thing to do. */
  title: string;
  text?: string;
  link?: { label: string; to: string };
  /** Done once: the toast goes with the press. */
  action?: { label: string; onPress: () => void };
  icon?: LucideIcon;
  isLeaving?: boolean;
  /** Milliseconds until it closes by itself; `null` = it stays. */
  hideAfter?: number | null;
  /** While somebody reads it, its time stands still. */
  isPaused?: boolean;
  onClose: () => void;
  /** Called when the way out is over. */
  onDismissed?: () => void;
};

/** Of a toast that is not told otherwise. */
const usualHideAfter = 5_000;

export function Toast({
  variant,
  title,
  text,
  link,
  action,
  icon,
  isLeaving = false,
  hideAfter = usualHideAfter,
  isPaused = false,
  onClose,
  onDismissed,
}: ToastProps) {
  const { edge, sign, Icon, role } = variants[variant];
  useHideTimer(hideAfter, isPaused || isLeaving, onClose);
  const Sign = icon ?? Icon;
  return (
    <div
      role={role}
      data-leaving={isLeaving || undefined}
      onAnimationEnd={isLeaving ? onDismissed : undefined}
      className={`toast relative grid grid-cols-[auto_1fr_auto] items-start gap-x-3 overflow-hidden rounded-sm border border-line-2 bg-raised py-3.5 pr-1.5 pl-4 text-sm leading-[1.4] text-ink shadow-2 before:absolute before:inset-y-0 before:left-0 before:w-1.25 ${edge}`}
    >
      <Sign aria-hidden strokeWidth={1.75} className={`mt-px size-5 ${sign}`} />
      <p>
        <b className="block text-md leading-[1.4] font-[650]">{title}</b>
        {text && <span className="text-ink-2">{text} </span>}
        {link && <TextLink to={link.to}>{link.label}</TextLink>}
        {action && (
          <button
            type="button"
            onClick={() => {
              action.onPress();
              onClose();
            }}
            className="-my-3 cursor-pointer py-3 font-medium text-link underline decoration-1 underline-offset-3 hover:decoration-2"
          >
            {action.label}
          </button>
        )}
      </p>
      <span className="-my-2.25">
        <IconButton icon={X} label="Stäng meddelandet" onClick={onClose} />
      </span>
    </div>
  );
}

/** Not counting the time in which the clock stood still. */
function useHideTimer(hideAfter: number | null, isStopped: boolean, hide: () => void): void {
  const left = useRef(hideAfter);
  const latest = useRef(hide);
  useEffect(() => {
    latest.current = hide;
  });
  useEffect(() => {
    if (isStopped || left.current === null) return;
    const started = performance.now();
    const timer = setTimeout(() => latest.current(), left.current);
    return () => {
      clearTimeout(timer);
      left.current = (left.current ?? 0) - (performance.now() - started);
    };
  }, [isStopped]);
}

/**
 * Where toasts stand: at the bottom left, above everything, the newest lowest, on a step that failed or on whatever bar lies
 * along the bottom (`anchor-name: --bottom-bar`).
 */
export function ToastStack({ children }: { children: ReactNode }) {
  return (
    <section
      aria-label="Meddelanden"
      className="fixed bottom-4 left-4 max-lg:bottom-[calc(anchor(--failed-step_top,anchor(--bottom-bar_top,0px))+1rem)] z-(--ms-z-toast) grid w-[min(25rem,calc(100vw-2rem))] gap-3 lg:bottom-[calc(anchor(--failed-step_top,anchor(--bottom-bar_top,.5rem))+1rem)] lg:left-6 print:hidden"
    >
      {children}
    </section>
  );
}
