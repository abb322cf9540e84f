import { Check } from "lucide-react";

/** Above the heading of a receipt: it has been done. The heading says so too. */
export function Tick() {
  return (
    <span
      aria-hidden
      className="mb-4 grid size-12 place-items-center rounded-full bg-brand-soft text-on-brand-soft"
    >
      <Check strokeWidth={1.75} className="size-6" />
    </span>
  );
}
