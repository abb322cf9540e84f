import { Images, type LucideIcon, Orbit, Play, RotateCw } from "lucide-react";
import { type MouseEvent, useEffect, useRef } from "react";
import type { GalleryTab } from "../gallery-view.ts";
import type { MovingView } from "../stage/moving-view.ts";
import type { StagePart } from "../stage/stage-memory.ts";

type GalleryTabsProps = {
  tabs: readonly GalleryTab[];
  moving: MovingView;
  part: StagePart;
  /** The kind of pictures that is in sight. */
  kind: string | null;
  hrefOf: (at: number) => string;
  onPicture: (at: number) => void;
  onPart: (part: StagePart) => void;
};

/** What is in the frame, where there is more than pictures; below that the kinds of pictures, each with its first. */
export function GalleryTabs({ tabs, moving, part, kind, hrefOf, onPicture, onPart }: GalleryTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => keepInSight(list.current, kind), [kind]);
  const parts = partsOf(moving);
  const choose = (event: MouseEvent, next: StagePart) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onPart(next);
  };
  return (
    <>
      {parts.length > 1 && (
        <ul aria-label="Foton, snurr, 360 grader och film" className="stage-tabs">
          {parts.map(({ name, label, icon: Icon, to, alt }) => (
            <li key={name} className={to ? "" : "noscript:hidden"}>
              <a
                href={to ?? "#bilder"}
                aria-label={alt}
                aria-current={name === part ? "true" : undefined}
                onClick={(event) => choose(event, name)}
                className="stage-tab"
              >
                <Icon aria-hidden strokeWidth={1.75} className="size-4.5 shrink-0 max-sm:hidden" />
                {label}
              </a>
            </li>
          ))}
        </ul>
      )}
      <ul
        ref={list}
        aria-label="Vad du kan se"
        className="no-scrollbar relative flex overflow-x-auto print:hidden"
      >
        {tabs.map(({ group, label, count, first }) => (
          <li key={group}>
            <a
              href={hrefOf(first)}
              aria-current={part === "pictures" && group === kind ? "true" : undefined}
              onClick={(event) => {
                event.preventDefault();
                onPicture(first);
              }}
              className="gallery-tab"
            >
              {label} <span className="text-xs font-normal text-ink-3">{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}

type Part = { name: StagePart; label: string; icon: LucideIcon; to?: string | null; alt?: string };

/** Each only for a car that has it. What has a page of its own leads there without script. */
function partsOf({ spin, spheres, film, sphereTo, filmTo }: MovingView): Part[] {
  return [
    { name: "pictures", label: "Foton", icon: Images, to: "#bilder" },
    ...(spin ? [{ name: "spin", label: "Snurra", icon: RotateCw, alt: "Snurra bilen" } as const] : []),
    ...(spheres.length > 0
      ? [
          {
            name: "sphere",
            label: "360° inne",
            icon: Orbit,
            to: sphereTo,
            alt: "360° inne: se dig om i bilen",
          } as const,
        ]
      : []),
    ...(film ? [{ name: "film", label: "Film", icon: Play, to: filmTo } as const] : []),
  ];
}

/** The row of tabs is scrolled alone: the page stays where it is. */
function keepInSight(list: HTMLElement | null, current: string | null) {
  const tab = current === null ? null : list?.querySelector("[aria-current]")?.parentElement;
  if (list && tab) list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
}
