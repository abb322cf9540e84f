import { CircleQuestionMark, X } from "lucide-react";
import type { ReactNode } from "react";
import { type Action, Pressable } from "./pressable.tsx";

/** 38 px high, 44 where fingers are used. */
const shape = "inline-flex min-h-11 items-center rounded-full text-sm whitespace-nowrap lg:min-h-9.5";

const variants = {
  unselected: "gap-2 border border-control bg-surface px-3.5 font-medium hover:border-ink hover:bg-hover",
  unknown: "gap-2 border border-dashed border-control px-3.5 text-ink-2 hover:border-ink",
} as const;

/** Something that can be chosen; or, "unknown", a word that was not understood and leads to an explanation. */
export function Chip({
  variant = "unselected",
  action,
  children,
}: {
  variant?: keyof typeof variants;
  action: Action;
  children: ReactNode;
}) {
  return (
    <Pressable action={action} className={`${shape} ${variants[variant]}`}>
      {children}
      {variant === "unknown" && <CircleQuestionMark aria-hidden strokeWidth={1.75} className="size-4" />}
    </Pressable>
  );
}

type ChosenChipProps = {
  /** The words of the choice: they are read out before ", ta bort". */
  label: string;
  /** Chosen away: "inte Diesel". */
  negated?: boolean;
  remove: Action;
  /** When given, only the cross removes; the words open the editor. */
  edit?: Action;
  /** Stands in the address and was not understood: it can only be taken away. */
  unread?: boolean;
};

const chosen = "border border-transparent bg-brand-soft font-medium text-on-brand-soft hover:border-current";
const notUnderstood = "border border-dashed border-control text-ink-2 hover:border-ink";
const part = "-my-px inline-flex items-center self-stretch rounded-full";

/** Something that was chosen. The cross takes it away; what somebody wrote may be longer than a screen. */
export function ChosenChip({ label, negated = false, remove, edit, unread = false }: ChosenChipProps) {
  const content = (
    <span className="max-w-[min(26rem,calc(100vw-6rem))] truncate">
      {negated && <span className="font-normal">inte </span>}
      {label}
    </span>
  );
  const cross = <X aria-hidden strokeWidth={2.2} className="size-3.75 shrink-0" />;
  const spoken = `${negated ? "inte " : ""}${label}`;
  if (!edit) {
    return (
      <Pressable
        action={remove}
        label={`${spoken}, ta bort`}
        className={`${shape} ${unread ? notUnderstood : chosen} gap-3 pr-3 pl-3.5`}
      >
        {content}
        {cross}
      </Pressable>
    );
  }
  return (
    <span className={`${shape} ${chosen}`}>
      <Pressable action={edit} className={`${part} pl-3.5`}>
        {content}
      </Pressable>
      <Pressable
        action={remove}
        label={`${spoken}, ta bort`}
        className={`${part} min-w-11 justify-center pr-1 lg:min-w-9`}
      >
        {cross}
      </Pressable>
    </span>
  );
}
