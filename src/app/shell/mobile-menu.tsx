import { MenuContents, type MenuFacts } from "./menu-contents.tsx";
import { staticParts } from "./static-clicks.tsx";
import { staticHtml } from "./static-html.ts";

/**
 * The whole screen, below 900 px. It is in the page from the start and the browser itself opens and closes
 * it, so it needs no JavaScript.
 */
export function MobileMenu(facts: MenuFacts) {
  return (
    <dialog
      data-source="header"
      aria-label="Meny"
      className="modal m-0 h-dvh max-h-none w-screen max-w-none bg-surface opacity-0 open:opacity-100 starting:open:opacity-0"
      {...staticHtml(staticParts.menu, import.meta.env.SSR && <MenuContents {...facts} />)}
    />
  );
}
