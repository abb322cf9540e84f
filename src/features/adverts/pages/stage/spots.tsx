import { X } from "lucide-react";
import type { ComponentProps, MouseEvent } from "react";
import { useLocation, useNavigate } from "react-router";
import { IconButton } from "#ui/icon-button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import type { Spot } from "./moving-view.ts";

type SpotButtonProps = Omit<ComponentProps<"button">, "className" | "type"> & {
  spot: Spot;
  isOpen: boolean;
};

/** A number on the picture: its text comes up in the frame, and leads on to where it stands on the page. */
export function SpotButton({ spot, isOpen, ...button }: SpotButtonProps) {
  return (
    <button
      {...button}
      type="button"
      aria-label={`${spot.number}: ${spot.heading}`}
      aria-expanded={isOpen}
      className="group stage-spot"
      onPointerDown={(event) => event.stopPropagation()}
    >
      <span className="stage-spot-number">{spot.number}</span>
    </button>
  );
}

type SpotCardProps = { spot: Spot; more: string; onClose: () => void };

export function SpotCard({ spot, more, onClose }: SpotCardProps) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  // By the router: it would not know of a step that the browser makes. It closes the whole screen as well.
  function follow(event: MouseEvent) {
    const [path, hash = ""] = spot.to.split("#");
    if (path !== pathname || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    void navigate({ pathname, search, hash });
  }
  return (
    <section aria-label={spot.heading} className="stage-card">
      <div className="min-w-0" role="status">
        <p className="font-semibold">
          {spot.number}. {spot.heading}
        </p>
        {spot.text && <p className="text-sm text-ink-2">{spot.text}</p>}
      </div>
      <SiteLink to={spot.to} onClick={follow} className="stage-card-more">
        {more}
      </SiteLink>
      <span className="stage-card-close">
        <IconButton icon={X} label="Stäng texten" onClick={onClose} />
      </span>
    </section>
  );
}
