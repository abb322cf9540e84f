import { type MouseEvent, useEffect, useRef, useState } from "react";
import { StaticHtml } from "./static-html.tsx";

type Follow = (element: HTMLElement, signal: AbortSignal) => void;

type LiveHtmlProps = {
  html: string;
  /** Fetches what follows the choices in it; stays the same function. Where it cannot be had, the plain forms do it. */
  load: () => Promise<Follow>;
  onClick?: (event: MouseEvent) => void;
};

/** HTML of the server whose parts follow each choice, once there is script. */
export function LiveHtml({ html: loaded, load, onClick }: LiveHtmlProps) {
  const ref = useRef<HTMLDivElement>(null);
  // What is typed stands in the HTML: it is rendered once, and only its parts are replaced.
  const [html] = useState(loaded);
  useEffect(() => {
    const element = ref.current;
    const leave = new AbortController();
    if (element)
      void load()
        .then((follow) => follow(element, leave.signal))
        .catch(() => {});
    return () => leave.abort();
  }, [load]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: listens for the buttons within.
    // biome-ignore lint/a11y/useKeyWithClickEvents: a button clicks for keys too.
    <div ref={ref} onClick={onClick}>
      <StaticHtml html={html} />
    </div>
  );
}
