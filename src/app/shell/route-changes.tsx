import { useEffect, useRef, useState } from "react";
import { useLocation, useNavigation } from "react-router";
import { resetForRoute } from "#features/visitors/pages/visit.ts";
import { recordSeenPage } from "./seen-pages.ts";

/** At every change of page screen readers announce the title, and state of the last page is reset. */
export function RouteChanges() {
  const { pathname, search } = useLocation();
  const isIdle = useNavigation().state === "idle";
  const [announced, setAnnounced] = useState("");
  const shownPath = useRef(pathname);
  useEffect(() => {
    void resetForRoute(pathname);
  }, [pathname]);
  useEffect(() => {
    if (!isIdle) return;
    if (pathname !== shownPath.current) setAnnounced(document.title);
    shownPath.current = pathname;
    void recordSeenPage(pathname + search);
  }, [isIdle, pathname, search]);
  return (
    <p role="status" className="sr-only">
      {announced}
    </p>
  );
}
