import { broadcastResponseToMainFrame } from "@azure/msal-browser/redirect-bridge";
import { refusedResponseKey } from "#platform/auth/sign-in-marks.ts";

/**
 * Without a response of the provider, as by a bookmark or a reload, the visitor is redirected; a response that does not
 * belong to a sign-in of ours is shown as an error there.
 */
const isAnswer = /[#&?](?:code|error|state)=/.test(location.href);
broadcastResponseToMainFrame().catch(() => {
  if (window.parent !== window) return;
  if (isAnswer) sessionStorage.setItem(refusedResponseKey, "1");
  location.replace("/personal/");
});
