import { expect, test } from "vitest";
import { complaintsInOneLook } from "./axe.ts";
import { desktop, openPage } from "./browser.ts";

const leaveUpwards = () =>
  document.documentElement.dispatchEvent(
    new MouseEvent("mouseout", { bubbles: true, clientY: -2, relatedTarget: null }),
  );

test("[EXIT-1] [EXIT-2] [EXIT-3] [EXIT-4] switched on, it asks once, not while somebody writes, and leads to the saved search", async () => {
  const { page, complaints } = await openPage("/om-oss/", { ...desktop });
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  // The chain's setting, as a build with the other value has it.
  let switched = 0;
  await page.route(/\/assets\/.*\.js$/, async (route) => {
    const answer = await route.fetch({ maxRetries: 2 });
    const text = await answer.text();
    const on = text.replaceAll(/mode:[`"']off[`"']/g, 'mode:"on"');
    if (on !== text) switched += 1;
    await route.fulfill({ response: answer, body: on });
  });
  await page.goto("/kopa-bil/?brands=volvo");
  const dialog = page.getByRole("dialog", { name: "Ska vi säga till när rätt bil kommer in?" });
  await page.waitForFunction(() => document.getElementById("innan-du-gar") !== null);
  // A preload that was dropped is asked for once more.
  expect(switched).toBeGreaterThan(0);
  const field = page
    .getByRole("main")
    .getByRole("searchbox")
    .or(page.getByRole("main").getByRole("combobox"))
    .first();
  await field.fill("kombi");
  await page.evaluate(leaveUpwards);
  expect(await dialog.isVisible()).toBe(false);
  await field.fill("");
  await page.evaluate(leaveUpwards);
  await dialog.waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);
  expect(await dialog.getByRole("link", { name: "Bevaka sökningen" }).getAttribute("href")).toBe(
    "/bevaka/?brands=volvo",
  );
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "hidden" });
  await page.waitForFunction(() => localStorage.getItem("v15")?.includes('"wasExitPopupPresented":true'));
  await page.reload();
  await page.waitForFunction(() => document.getElementById("innan-du-gar") !== null);
  await page.evaluate(leaveUpwards);
  expect(await dialog.isVisible()).toBe(false);
  expect(complaints).toEqual([]);
});
