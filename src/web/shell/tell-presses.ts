import { allows } from "#domain/visitor/consent.ts";
import { consentStore } from "#web/state/consent-store.ts";

const load = () => import("#web/analytics/track-press.ts").catch(() => null);
const mayTell = () => allows(consentStore.getState().answer, "analyticsEvents");

/** One listener for the whole page; what it tells, and to whom, is fetched after a yes to statistics. [TRACK-5] */
export function tellPresses(): () => void {
  const leave = new AbortController();
  const tell = ({ type, target }: Event) => {
    if (target instanceof Element && mayTell()) void load().then((rules) => rules?.trackPress(type, target));
  };
  for (const type of ["click", "submit", "change"])
    document.addEventListener(type, tell, { capture: true, signal: leave.signal });
  const forget = consentStore.subscribe((_, before) => {
    if (!mayTell()) return;
    // Only a yes that was given before this page: a new one tells nothing of what was done before it. [TRACK-6]
    const isStored = before.answer === null && !before.isAsking;
    void load().then((rules) => isStored && rules?.trackReceipt());
  });
  return () => {
    leave.abort();
    forget();
  };
}
