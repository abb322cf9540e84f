import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";

/** A thing of its own in a list of its likes. Rests flat on a hairline and lifts when pointed at. */
export function Card({ picture, children }: { picture?: ReactNode; children: ReactNode }) {
  return (
    <article className="link-card">
      {picture}
      <div className="flex flex-1 flex-col px-4.5 py-4">{children}</div>
    </article>
  );
}

/** The name of the card: its link covers all of it, so the card is one target with one name. */
export function CardLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink to={to} className="covering-link">
      {children}
    </SiteLink>
  );
}
