/** Each build has a version; asked for by it, the service worker renews its shell with every build. [OFFLINE-7] */
type Manifest = { version?: string };

/** After the page has loaded, so that it takes nothing from the first visit. [OFFLINE-1] */
export function registerServiceWorker(): void {
  if (!("serviceWorker" in navigator)) return;
  const { version = "" }: Manifest =
    (window as { __reactRouterManifest?: Manifest }).__reactRouterManifest ?? {};
  const register = () =>
    navigator.serviceWorker.register(`/sw.js?${version}`).catch(() => {
      // Blocked by the visitor or out of reach: the site works without.
    });
  if (document.readyState === "complete") void register();
  else window.addEventListener("load", register, { once: true });
}
