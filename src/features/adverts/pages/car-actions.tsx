import { Bell, Printer, Share2 } from "lucide-react";
import { type MouseEvent, useEffect, useState } from "react";
import { CompareLink } from "#features/compare/pages/compare-link.tsx";
import { SaveButton } from "#features/favourites/pages/favorite-button.tsx";
import { useToast } from "#platform/browser/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonClass } from "#ui/button-variant.ts";
import { mailLink, type Shared, type SharingMethods, shareOrCopy } from "./share-link.ts";

/** What one does with an advert besides buying. Paper needs script, sharing does not. */
export function CarActions({
  car: { licenseplate, name, shared, saveSearchTo },
}: {
  car: { licenseplate: string; name: string; shared: Shared; saveSearchTo: string | null };
}) {
  const showToast = useToast();
  const [isAwake, setAwake] = useState(false);
  useEffect(() => setAwake(true), []);

  async function share(event: MouseEvent) {
    const methods = sharingMethods();
    // Without either the link stays what it is: an e-mail.
    if (!methods.share && !methods.copy) return;
    event.preventDefault();
    const result = await shareOrCopy(shared, methods);
    if (result === "copied") showToast({ variant: "success", title: "Länken är kopierad", text: shared.url });
    if (result === "failed")
      showToast({ variant: "error", title: "Länken kunde inte kopieras", text: shared.url });
  }

  return (
    <div className="car-actions">
      <SaveButton plate={licenseplate} name={name} />
      {saveSearchTo && <CompareLink plate={licenseplate} />}
      {saveSearchTo && (
        <ButtonLink to={saveSearchTo} variant="secondary" size="sm">
          <Bell aria-hidden strokeWidth={1.75} className="size-5" />
          <span className="max-sm:sr-only">Bevaka bilen</span>
        </ButtonLink>
      )}
      <a
        href={mailLink(shared)}
        onClick={share}
        className={buttonClass({ variant: "secondary", size: "sm" })}
      >
        <Share2 aria-hidden strokeWidth={1.75} className="size-5" />
        <span className="sr-only">Dela</span>
      </a>
      {/* It has its place from the start, so that nothing moves when it works. */}
      <div className={isAwake ? "max-lg:hidden" : "invisible max-lg:hidden"}>
        <Button variant="secondary" size="sm" icon={Printer} onClick={() => print()}>
          Skriv ut
        </Button>
      </div>
    </div>
  );
}

/** Both are there only over HTTPS, and the first only where the system has a sheet of its own. */
function sharingMethods(): SharingMethods {
  return {
    share: "share" in navigator ? (what) => navigator.share(what) : undefined,
    copy: "clipboard" in navigator ? (text) => navigator.clipboard.writeText(text) : undefined,
  };
}
