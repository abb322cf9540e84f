import { useEffect } from "react";
import { paths } from "#core/paths.ts";
import { consentStore } from "#features/visitors/pages/consent-store.ts";
import { allows } from "#features/visitors/rules/consent.ts";
import { useToast } from "#platform/browser/toast-store.ts";

/** Visited pages are cached only after consent. */
function whatIsLeft() {
  return allows(consentStore.getState().answer, "seenPages")
    ? {
        text: "Sidor du nyligen har läst går att öppna ändå.",
        link: { label: "Visa dem", to: paths.shell() },
      }
    : { text: "Sidan du läser är kvar, men nya sidor går inte att hämta." };
}

/** Toasts when the connection is lost, with what can be read offline, and when it is back. */
export function useConnectionToasts(): void {
  const showToast = useToast();
  useEffect(() => {
    const lost = () => showToast({ variant: "warning", title: "Du är utan nät", ...whatIsLeft() });
    const back = () => showToast({ variant: "success", title: "Nätet är tillbaka" });
    window.addEventListener("offline", lost);
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", back);
    };
  }, [showToast]);
}
