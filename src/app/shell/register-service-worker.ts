import { ownBuild } from "#platform/browser/page-build.ts";

/**
 * After the page has loaded, so that it takes nothing from the first visit. Asked for by the version of the build, the
 * service worker renews its shell with every build.
 */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const register = () =>
    navigator.serviceWorker.register(`/sw.js?${ownBuild() ?? ""}`).catch(() => {
      // Blocked by the visitor or out of reach: the site works without.
    });
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", register, { once: true });
}
