import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";

/** What a click does: lead on (and perhaps do something on the way), or only do something. */
export type Action = { to: string; onPress?: () => void } | { to?: undefined; onPress: () => void };

/** A link when it leads somewhere, otherwise a button; the look is the caller's. */
export function Pressable({
  action: { to, onPress },
  className,
  label,
  children,
}: {
  action: Action;
  className: string;
  label?: string | undefined;
  children: ReactNode;
}) {
  if (to === undefined) {
    return (
      <button type="button" onClick={onPress} aria-label={label} className={`cursor-pointer ${className}`}>
        {children}
      </button>
    );
  }
  return (
    <SiteLink to={to} onClick={onPress} aria-label={label} className={className}>
      {children}
    </SiteLink>
  );
}
