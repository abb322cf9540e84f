import { paths } from "#core/paths.ts";
import { trustedHtml } from "#core/text/trusted-html.ts";
import { apiToken, onSession, readSession } from "#platform/staff/sign-in/session.ts";
import { comparedEvent, comparisonPlaceId } from "../rules/stock-comparison/comparison-place.ts";

const couldNot = {
  403: "Din roll får inte läsa lagret. Be en administratör.",
  other: "Jämförelsen kunde inte hämtas. Ladda om sidan.",
} as const;

/** On the page of the comparison, as soon as a member of staff is signed in: what the page shows to nobody else. */
export function fillComparison(): void {
  const element = document.getElementById(comparisonPlaceId);
  if (!element) return;
  const stop = onSession(() => void tryFill());
  async function tryFill() {
    const { account, interaction } = readSession();
    if (account === null || interaction !== "none" || !element) return;
    stop();
    const response = await fetch(`${paths.compareStockAnswer()}${location.search}`, {
      headers: { authorization: `Bearer ${await apiToken()}` },
    });
    if (!response.ok && response.status !== 422) {
      element.textContent = response.status === 403 ? couldNot[403] : couldNot.other;
      return;
    }
    element.innerHTML = trustedHtml(await response.text());
    const detail = element.querySelector<HTMLElement>("[data-plate]")?.dataset.plate ?? "";
    dispatchEvent(new CustomEvent(comparedEvent, { detail }));
  }
  void tryFill();
}
