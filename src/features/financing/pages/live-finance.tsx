import type { MouseEvent } from "react";
import { LiveHtml } from "#ui/live-html.tsx";

const load = async () => (await import("./follow-choices.ts")).followChoices;

const handleClick = ({ target }: MouseEvent) => {
  if (target instanceof Element && target.closest("[data-print]")) print();
};

/** The page as it came; with script what it answers follows each choice. */
export function LiveFinance({ html }: { html: string }) {
  return <LiveHtml html={html} load={load} onClick={handleClick} />;
}
