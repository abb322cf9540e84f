import { useEffect } from "react";
import { paths } from "#core/paths.ts";
import { rememberOnceAllowed } from "./remember-view.ts";

/** So long the page has been in view before anybody can be said to have seen it. */
const seenAfterMs = 1_000;

/** Tells the server that the advert is in front of somebody; the browser remembers it only with a yes. */
export function ViewBeacon({ licenseplate }: { licenseplate: string }) {
  const address = paths.advertView(licenseplate);
  useEffect(() => {
    let stopFollowing = () => {};
    const stopWaiting = whenSeen(() => {
      navigator.sendBeacon(address);
      stopFollowing = rememberOnceAllowed(licenseplate);
    });
    return () => {
      stopWaiting();
      stopFollowing();
    };
  }, [address, licenseplate]);
  return (
    <noscript>
      <img src={address} alt="" width={1} height={1} className="absolute" />
    </noscript>
  );
}

/** A tab opened in the background is seen when it comes to the front. Returns how to stop waiting. */
function whenSeen(onSeen: () => void): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const variant = () => {
    clearTimeout(timer);
    if (document.visibilityState === "visible") timer = setTimeout(seen, seenAfterMs);
  };
  const stop = () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", variant);
  };
  const seen = () => {
    stop();
    onSeen();
  };
  document.addEventListener("visibilitychange", variant);
  variant();
  return stop;
}
