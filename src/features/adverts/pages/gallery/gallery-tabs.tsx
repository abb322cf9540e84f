import { Orbit, Play, RotateCw } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { SiteLink } from "#ui/site-link.tsx";
import type { GalleryTab } from "../gallery-view.ts";

/** What there is to see beside pictures; null for what the car does not have. */
export type MovingParts = { spin: { frames: string[] } | null; sphere: string | null; video: string | null };

type GalleryTabsProps = MovingParts & {
  tabs: readonly GalleryTab[];
  /** The kind that is in sight, or the turntable. */
  current: string | null;
  onPicture: (at: number) => void;
  onSpin: () => void;
  hrefOf: (at: number) => string;
};

const variant = "gallery-tab";

/** Jumps to the first picture of a kind; what moves stands after a line. */
export function GalleryTabs({
  tabs,
  current,
  spin,
  sphere,
  video,
  onPicture,
  onSpin,
  hrefOf,
}: GalleryTabsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => keepInSight(list.current, current), [current]);
  const hasMoving = spin !== null || sphere !== null || video !== null;
  return (
    <ul
      ref={list}
      aria-label="Vad du kan se"
      className="no-scrollbar relative flex overflow-x-auto print:hidden"
    >
      {tabs.map(({ group, label, count, first }) => (
        <li key={group}>
          <a
            href={hrefOf(first)}
            aria-current={group === current ? "true" : undefined}
            onClick={(event) => {
              event.preventDefault();
              onPicture(first);
            }}
            className={variant}
          >
            {label} <span className="text-xs font-normal text-ink-3">{count}</span>
          </a>
        </li>
      ))}
      {hasMoving && <li aria-hidden className="gallery-tab-line" />}
      {spin && (
        <li className="noscript:hidden">
          <button
            type="button"
            onClick={onSpin}
            aria-current={current === "spin" ? "true" : undefined}
            className={variant}
          >
            <RotateCw aria-hidden strokeWidth={1.75} className="size-4.5" />
            Snurra bilen
          </button>
        </li>
      )}
      {sphere && (
        <Leading to={sphere} label="Se dig om i bilen, 360 grader">
          <Orbit aria-hidden strokeWidth={1.75} className="size-4.5" />
          360°
        </Leading>
      )}
      {video && (
        <Leading to={video}>
          <Play aria-hidden strokeWidth={1.75} className="size-4.5" />
          Video
        </Leading>
      )}
    </ul>
  );
}

/** The row of tabs is scrolled alone: the page stays where it is. */
function keepInSight(list: HTMLElement | null, current: string | null) {
  const tab = current === null ? null : list?.querySelector("[aria-current]")?.parentElement;
  if (list && tab) list.scrollTo({ left: tab.offsetLeft - (list.clientWidth - tab.clientWidth) / 2 });
}

function Leading({ to, label, children }: { to: string; label?: string; children: ReactNode }) {
  return (
    <li>
      <SiteLink to={to} aria-label={label} className={variant}>
        {children}
      </SiteLink>
    </li>
  );
}
