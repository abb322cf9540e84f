import type { Page } from "playwright-core";
import { expect, inject } from "vitest";

const heading = (page: Page) => page.getByRole("heading", { level: 1 });
export const says = (page: Page, text: string) =>
  expect.poll(() => heading(page).first().textContent()).toContain(text);

/** As a demo account, from the page that asks for it; by keys, as everything of the staff's can be done. */
export async function signInAs(page: Page, name: RegExp, back: RegExp = /\/personal\//): Promise<void> {
  await page.getByRole("button", { name }).press("Enter");
  await page.waitForURL(/\/idp\/interaction\//);
  await page.getByRole("button", { name: "Logga in", exact: true }).press("Enter");
  await page.waitForURL(back);
}

export const stored = (page: Page, storage: "sessionStorage" | "localStorage") =>
  page.evaluate((name) => JSON.stringify({ ...window[name as "sessionStorage"] }), storage);

/** A case of somebody's, by the call of the form; a try may be the second. */
export async function aCase(email: string, message: string): Promise<string> {
  const address = inject("address");
  const answer = await fetch(`${address}/api/contact/add/`, {
    method: "POST",
    headers: { origin: address, "sec-fetch-site": "same-origin", "content-type": "application/json" },
    body: JSON.stringify({
      contactReason: "Något annat",
      name: "Karin Exempel",
      phoneNumber: "070-174 06 12",
      email,
      message: `${message} (${crypto.randomUUID()})`,
    }),
  });
  const { data } = (await answer.json()) as { data: { json: { caseNumber: string }[] } };
  const [opened] = data.json;
  if (!opened) throw new Error("There is no case");
  return opened.caseNumber;
}
