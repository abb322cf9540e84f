import { useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { addressWithin } from "./address-within.ts";

/** Running text. Its links are plain links, which a click follows without loading the page anew. [CONTENT-13] */
export function Prose({ html }: { html: string }) {
  const text = useRef<HTMLDivElement>(null);
  const navigate = useNavigate();
  useEffect(() => {
    const follow = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a") : null;
      const address = link && addressWithin(link, event, window.location);
      if (!address) return;
      event.preventDefault();
      void navigate(address);
    };
    const shown = text.current;
    shown?.addEventListener("click", follow);
    return () => shown?.removeEventListener("click", follow);
  }, [navigate]);
  // biome-ignore lint/security/noDangerouslySetInnerHtml: made on the server from our own texts, in which HTML is escaped.
  return <div ref={text} className="prose" dangerouslySetInnerHTML={{ __html: html }} />;
}
