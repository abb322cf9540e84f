import { Printer, Share2 } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { Button } from "#ui/button.tsx";
import { buttonClass } from "#ui/button-look.ts";
import { useToast } from "#web/state/toast-store.ts";
import { mailLink, type Shared } from "./share-link.ts";

/** What one does with an advert besides buying. Paper needs script, sharing does not. [SHARE-1] [SHARE-2] [PRINT-1] */
export function CarActions({ shared }: { shared: Shared }) {
  const showToast = useToast();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  async function share(event: MouseEvent) {
    const way = sharingWay();
    if (way === null) return;
    event.preventDefault();
    try {
      await way(shared);
      if (way === copy) showToast({ variant: "success", title: "Länken är kopierad", text: shared.url });
    } catch (error) {
      if (isChangedMind(error)) return;
      showToast({ variant: "error", title: "Länken kunde inte kopieras", text: shared.url });
    }
  }

  return (
    <div className="flex flex-wrap gap-2.5 print:hidden">
      <a href={mailLink(shared)} onClick={share} className={buttonClass({ look: "secondary", size: "sm" })}>
        <Share2 aria-hidden strokeWidth={1.75} className="size-5" />
        Dela
      </a>
      <div className={isAwake ? "max-lg:hidden" : "hidden"}>
        <Button look="secondary" size="sm" icon={Printer} onClick={() => print()}>
          Skriv ut
        </Button>
      </div>
    </div>
  );
}

const hand = (shared: Shared) => navigator.share(shared);
const copy = ({ url }: Shared) => navigator.clipboard.writeText(url);

/** The telephone's own way to share, else the clipboard, else the letter that the link is. */
function sharingWay(): typeof copy | null {
  if ("share" in navigator) return hand;
  return "clipboard" in navigator ? copy : null;
}

/** Who closes the telephone's list has not failed. */
function isChangedMind(error: unknown): boolean {
  return error instanceof DOMException && error.name === "AbortError";
}
