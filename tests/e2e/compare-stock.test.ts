import { expect, test } from "vitest";
import { complaintsInOneLook } from "./axe.ts";
import { openPage, phone } from "./browser.ts";

test("[COMPSTOCK-1] a visitor is led to sign in, or to the comparison that is for all", async () => {
  const { page, complaints } = await openPage("/jamfora-lager/?licenseplate=qvi008", phone);
  await page.getByRole("heading", { name: "För medarbetare" }).waitFor();
  expect(await page.getByRole("link", { name: "Logga in", exact: true }).first().getAttribute("href")).toBe(
    "/personal/",
  );
  expect(await page.getByRole("region", { name: "Dina registreringsnummer" }).count()).toBe(0);
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  expect(complaints).toEqual([]);
});
