import { Check, Eye, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** The sign says the same as the colour: meaning is never colour alone. */
const tones = {
  success: { variant: "bg-success-soft text-on-success-soft", Icon: Check },
  warning: { variant: "bg-warning-soft text-on-warning-soft", Icon: Eye },
  danger: { variant: "bg-danger-soft text-on-danger-soft", Icon: TriangleAlert },
} as const;
export type TagTone = keyof typeof tones;

export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  const { variant, Icon } = tones[tone];
  return (
    <span
      className={`inline-flex min-h-6.5 shrink-0 items-center gap-1.5 rounded-xs px-2.5 py-0.5 text-xs font-semibold ${variant}`}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-3.75" />
      {children}
    </span>
  );
}
