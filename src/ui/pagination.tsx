import { ChevronLeft, ChevronRight } from "lucide-react";
import type { ReactNode } from "react";
import { gap, pageWindow } from "./page-window.ts";
import { SiteLink } from "./site-link.tsx";

type PaginationProps = { page: number; lastPage: number; addressOf: (page: number) => string };

const cell = "grid size-11 place-items-center rounded-sm font-medium leading-none max-sm:hidden";
const step =
  "inline-flex h-11 min-w-12 items-center justify-center gap-2 rounded-sm border px-3.5 font-medium leading-none";

/** Real links to real pages; on a narrow screen only the steps and where you are. */
export function Pagination({ page, lastPage, addressOf }: PaginationProps) {
  if (lastPage < 2) return null;
  return (
    <nav aria-label="Sidor" className="flex items-center justify-between gap-1 max-sm:w-full print:hidden">
      <Step to={page > 1 ? addressOf(page - 1) : null} rel="prev">
        <ChevronLeft aria-hidden strokeWidth={1.75} className="size-4.5" />
        <span className="max-sm:sr-only">Föregående</span>
      </Step>
      {pageWindow(page, lastPage).map((shown, at, all) =>
        shown === gap ? (
          <span key={`after ${all[at - 1]}`} aria-hidden className={cell}>
            …
          </span>
        ) : (
          <SiteLink
            key={shown}
            to={addressOf(shown)}
            aria-label={`Sida ${shown}`}
            aria-current={shown === page ? "page" : undefined}
            className={`${cell} ${shown === page ? "bg-ink font-semibold text-bg" : "hover:bg-hover"}`}
          >
            {shown}
          </SiteLink>
        ),
      )}
      <span className="whitespace-nowrap px-3 font-medium sm:hidden">
        Sida {page} av {lastPage}
      </span>
      <Step to={page < lastPage ? addressOf(page + 1) : null} rel="next">
        <span className="max-sm:sr-only">Nästa</span>
        <ChevronRight aria-hidden strokeWidth={1.75} className="size-4.5" />
      </Step>
    </nav>
  );
}

/** At either end the step stays in its place, but leads nowhere. */
function Step({ to, rel, children }: { to: string | null; rel: "prev" | "next"; children: ReactNode }) {
  if (to === null) return <span className={`${step} border-line text-ink-3`}>{children}</span>;
  return (
    <SiteLink to={to} rel={rel} className={`${step} border-control hover:bg-hover`}>
      {children}
    </SiteLink>
  );
}
