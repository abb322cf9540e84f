import type { MouseEvent } from "react";
import { useNavigate } from "react-router";

/** Marks the picture that becomes the first of its advert (car-card.css). */
const opens = "opens";

/** A click on a card whose cover is shown opens its advert with that picture; every other the shell follows as any link. */
export function useOpenCard() {
  const navigate = useNavigate();
  return (event: MouseEvent) => {
    const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
    if (button !== 0 || altKey || ctrlKey || metaKey || shiftKey || !canMove()) return;
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>("a.covering-link") : null;
    const picture = link?.closest("article")?.firstElementChild;
    if (!link || !picture || link.hash !== "") return;
    event.preventDefault();
    // One that was opened in vain.
    document.querySelector(`.${opens}`)?.classList.remove(opens);
    picture.classList.add(opens);
    void navigate(link.pathname, { viewTransition: true, flushSync: true });
  };
}

function canMove(): boolean {
  return "startViewTransition" in document && !matchMedia("(prefers-reduced-motion: reduce)").matches;
}
