import { ChevronLeft } from "lucide-react";
import type { MouseEvent, ReactNode } from "react";
import { useNavigate } from "react-router";
import { SiteLink } from "#ui/site-link.tsx";

export type ViewedCar = { name: string; plate: string; summary: string[]; path: string };

type ViewerPageProps = { car: ViewedCar; heading: string; children: ReactNode };

/** What is shown of one car by itself, and the way back to where one came from. */
export function ViewerPage({ car, heading, children }: ViewerPageProps) {
  return (
    <div className="page-width pt-3 pb-(--ms-section) lg:pt-5">
      <BackLink path={car.path} />
      <h1 className="mt-1 text-h1 wrap-anywhere">
        {heading} {car.name}
      </h1>
      <p className="mt-1 mb-5 text-ink-2">{[car.plate, ...car.summary].join(" · ")}</p>
      {children}
    </div>
  );
}

/** Who came from the advert goes back to it as it was, scrolled as it was; all others to its pictures. */
function BackLink({ path }: { path: string }) {
  const navigate = useNavigate();
  function goBack(event: MouseEvent) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || previousPath() !== path) return;
    event.preventDefault();
    void navigate(-1);
  }
  return (
    <SiteLink
      to={`${path}#bilder`}
      onClick={goBack}
      className="inline-flex min-h-11 items-center gap-1 font-medium text-link hover:underline"
    >
      <ChevronLeft aria-hidden strokeWidth={1.75} className="size-5" />
      Tillbaka till annonsen
    </SiteLink>
  );
}

/** The page before this one in the tab; browsers that do not tell have the link. */
function previousPath(): string | null {
  if (!("navigation" in window)) return null;
  const before = navigation.entries()[(navigation.currentEntry?.index ?? 0) - 1];
  return before?.url ? new URL(before.url).pathname : null;
}
