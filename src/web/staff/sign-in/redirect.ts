import { broadcastResponseToMainFrame } from "@azure/msal-browser/redirect-bridge";

/** Whoever comes here without an answer of the provider, by a bookmark or a reload, is led on. */
broadcastResponseToMainFrame().catch(() => {
  if (window.parent === window) location.replace("/personal/");
});
