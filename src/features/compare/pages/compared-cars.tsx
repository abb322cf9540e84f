import { type MouseEvent, type PointerEvent, useEffect, useRef } from "react";
import { StaticHtml } from "#ui/static-html.tsx";
import type { ListedCar } from "../rules/compare-list.ts";
import { changeComparison } from "./compare-store.ts";

type ComparedCarsProps = { html: string; cars: readonly ListedCar[]; own: string | null };

/** The page as it came, and what scripts add: the list of this browser follows, the link is shared, paper is printed on. */
export function ComparedCars({ html, cars, own }: ComparedCarsProps) {
  const text = JSON.stringify([cars, own]);
  useEffect(() => {
    const [compared, plate] = JSON.parse(text) as [ListedCar[], string | null];
    void changeComparison(({ recordComparison }) => recordComparison(compared, plate));
  }, [text]);
  const startOfSwipe = useRef<{ x: number; y: number } | null>(null);
  const handlePointerDown = ({ clientX, clientY }: PointerEvent) => {
    startOfSwipe.current = { x: clientX, y: clientY };
  };
  const handlePointerUp = ({ clientX, clientY, target }: PointerEvent) => {
    const start = startOfSwipe.current;
    if (start && Math.abs(clientX - start.x) > Math.max(40, 2 * Math.abs(clientY - start.y)))
      void import("./swap-car.ts").then(({ swapBySwipe }) => swapBySwipe(target, start.x, clientX));
  };
  const handleClick = (event: MouseEvent) => {
    const pressed = event.target instanceof Element ? event.target : null;
    const swap = pressed?.closest<HTMLElement>("[data-swap]");
    if (swap) {
      event.preventDefault();
      void import("./swap-car.ts").then(({ swapByLink }) => swapByLink(swap));
    }
    if (pressed?.closest("[data-print]")) print();
    const link = pressed?.closest<HTMLElement>("[data-share]");
    const { share: url, title } = link?.dataset ?? {};
    if (!url || !title || (!("share" in navigator) && !("clipboard" in navigator))) return;
    event.preventDefault();
    void import("./share-comparison.ts").then(({ shareComparison }) => shareComparison({ url, title }));
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the buttons and links within.
    // biome-ignore lint/a11y/useKeyWithClickEvents: buttons and links click for keys too.
    <div onClick={handleClick} onPointerDown={handlePointerDown} onPointerUp={handlePointerUp}>
      <StaticHtml html={html} />
    </div>
  );
}
