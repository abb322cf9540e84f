import { broadcastResponseToMainFrame } from "@azure/msal-browser/redirect-bridge";
import { refusedResponseKey } from "#platform/auth/sign-in-marks.ts";

/**
 * Whoever comes here without an answer of the provider, by a bookmark or a reload, is led on; an answer that nobody asked for
 * is told as such there.
 */
const isAnswer = /[#&?](?:code|error|state)=/.test(location.href);
broadcastResponseToMainFrame().catch(() => {
  if (window.parent !== window) return;
  if (isAnswer) sessionStorage.setItem(refusedResponseKey, "1");
  location.replace("/personal/");
});
