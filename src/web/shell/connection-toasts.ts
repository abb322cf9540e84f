import { useEffect } from "react";
import { paths } from "#paths";
import { useToast } from "#web/state/toast-store.ts";

/** Says when the network goes, what can be read meanwhile, and when it is back. [OFFLINE-5] */
export function useConnectionToasts(): void {
  const showToast = useToast();
  useEffect(() => {
    const lost = () =>
      showToast({
        variant: "warning",
        title: "Du är utan nät",
        text: "Sidor du nyligen har läst går att öppna ändå.",
        link: { label: "Visa dem", to: paths.shell() },
      });
    const back = () => showToast({ variant: "success", title: "Nätet är tillbaka" });
    window.addEventListener("offline", lost);
    window.addEventListener("online", back);
    return () => {
      window.removeEventListener("offline", lost);
      window.removeEventListener("online", back);
    };
  }, [showToast]);
}
