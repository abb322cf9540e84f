import type { LucideIcon } from "lucide-react";
import { iconButtonClass } from "./icon-button-variant.ts";
import { SiteLink } from "./site-link.tsx";

/** An icon that leads on, with how many there are. The label says the number too. */
export function IconLink({
  to,
  icon: Icon,
  label,
  count = 0,
}: {
  to: string;
  icon: LucideIcon;
  label: string;
  count?: number;
}) {
  return (
    <SiteLink to={to} aria-label={label} className={iconButtonClass("plain")}>
      <Icon aria-hidden strokeWidth={1.75} className="size-5" />
      {count > 0 && (
        <span
          aria-hidden
          className="absolute top-0.75 right-px min-w-4.5 rounded-full bg-brand px-1.25 text-center text-2xs leading-4.5 font-semibold text-on-brand"
        >
          {count}
        </span>
      )}
    </SiteLink>
  );
}
