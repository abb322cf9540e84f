import { type MouseEvent, useEffect, useRef, useState } from "react";
import { Fixed } from "#web/features/content/fixed.tsx";

/** The page as it came; with script what it answers follows each choice. [FINPAGE-5] */
export function LiveFinance({ html: loaded }: { html: string }) {
  const ref = useRef<HTMLDivElement>(null);
  // What is typed stands in the HTML: it is rendered once, and only its parts are replaced.
  const [html] = useState(loaded);
  useEffect(() => {
    const place = ref.current;
    const leave = new AbortController();
    if (place)
      void import("./follow-choices.ts")
        .then(({ followChoices }) => followChoices(place, leave.signal))
        .catch(() => {});
    return () => leave.abort();
  }, []);
  const press = ({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest("[data-print]")) print();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the button within.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button clicks for keys too.
    <div ref={ref} onClick={press}>
      <Fixed html={html} />
    </div>
  );
}
