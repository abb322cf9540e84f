import { Check, Eye, TriangleAlert } from "lucide-react";
import type { ReactNode } from "react";

/** The sign says the same as the colour: meaning is never colour alone. */
const tones = {
  success: { look: "bg-success-soft text-on-success-soft", Icon: Check },
  warning: { look: "bg-warning-soft text-on-warning-soft", Icon: Eye },
  danger: { look: "bg-danger-soft text-on-danger-soft", Icon: TriangleAlert },
} as const;
export type TagTone = keyof typeof tones;

export function Tag({ tone, children }: { tone: TagTone; children: ReactNode }) {
  const { look, Icon } = tones[tone];
  return (
    <span
      className={`inline-flex min-h-6.5 shrink-0 items-center gap-1.5 rounded-xs px-2.5 py-0.5 text-xs font-semibold ${look}`}
    >
      <Icon aria-hidden strokeWidth={1.75} className="size-3.75" />
      {children}
    </span>
  );
}
