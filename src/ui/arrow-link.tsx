import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { SiteLink } from "./site-link.tsx";

/** A quiet way on: "Alla bilar →". */
export function ArrowLink({ to, children }: { to: string; children: ReactNode }) {
  return (
    <SiteLink
      to={to}
      className="group inline-flex min-h-11 items-center gap-1.5 whitespace-nowrap font-semibold text-link underline-offset-4 hover:underline print:hidden"
    >
      {children}
      <ArrowRight
        aria-hidden
        strokeWidth={1.75}
        className="size-4.5 transition-transform duration-(--ms-dur) ease-out group-hover:translate-x-0.75"
      />
    </SiteLink>
  );
}
