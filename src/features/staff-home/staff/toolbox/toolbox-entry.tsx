import { createRoot } from "react-dom/client";
import { fillComparison } from "#features/compare/staff/fill-comparison.ts";
import { loadSalesman } from "#features/visitors/staff/salesman-state.ts";
import { resume } from "#platform/staff/sign-in/session.ts";
import styles from "./toolbox.css?inline";
import { Toolbox } from "./toolbox.tsx";

/**
 * Loaded by src/app/staff/staff-hint.ts, beside the page and apart from it: in a tree of its own, so that neither's styles reach
 * the other.
 */
async function open(): Promise<void> {
  await loadSalesman();
  const host = document.createElement("div");
  host.id = "toolbox";
  // Above whatever bar lies along the bottom, so that neither hides the other; only the page's own tree knows that bar.
  host.style.bottom = "calc(anchor(--bottom-bar top, var(--toolbox-rest)) + 16px)";
  const inside = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  inside.adoptedStyleSheets = [sheet];
  // A root that is made within the page's own document before the page has woken makes React believe that it listens to
  // that document already: nothing on the page could be pressed. So it is made in a document of nobody's, and moved.
  const root = document.implementation.createHTMLDocument("").createElement("div");
  const toolbox = createRoot(root);
  inside.append(root);
  document.body.append(host);
  toolbox.render(<Toolbox />);
  fillComparison();
  void resume();
}

// The page's own code goes first.
if (document.readyState === "complete") void open();
else window.addEventListener("load", () => void open(), { once: true });
