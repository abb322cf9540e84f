import type { ReactNode } from "react";

const tones = {
  strong: "bg-ink text-bg",
  muted: "bg-ink-3 text-bg",
  info: "bg-info text-on-status",
  brand: "bg-brand text-on-brand",
  accent: "bg-accent text-on-accent",
  plain: "bg-surface text-ink",
  fresh: "bg-surface text-link",
} as const;
export type BadgeTone = keyof typeof tones;

/** On a panel, which has the colour of a surface itself, the quiet ones are a shade darker. */
const tonesOnPanel = { ...tones, plain: "bg-sunken text-ink", fresh: "bg-sunken text-link" } as const;

/** Paper has no grounds: there a badge is dark words in a frame. */
const onPaper =
  "print:ml-0 print:mr-1.5 print:border print:border-ink print:bg-surface print:px-2 print:text-ink print:[clip-path:none]";

/** A state in one or two words, flush left on what it is about, with the slanted right edge. */
export function Badge({
  tone,
  joined = false,
  onPanel = false,
  children,
}: {
  tone: BadgeTone;
  joined?: boolean;
  onPanel?: boolean;
  children: ReactNode;
}) {
  return (
    <span
      className={`inline-flex min-h-7 items-center pr-4.5 text-xs font-semibold leading-none ${joined ? "slanted-after -ml-1 pl-4.5" : "slanted pl-3"} ${(onPanel ? tonesOnPanel : tones)[tone]} ${onPaper}`}
    >
      {children}
    </span>
  );
}
