import { expect, test } from "vitest";
import { complaintsInOneLook } from "./axe.ts";
import { awake, openPage, phone } from "./browser.ts";

test("[COMPSTOCK-1] [COMPSTOCK-2] [COMPSTOCK-9] plates are compared, put right, found again and removed", async () => {
  const { page, complaints } = await openPage("/jamfora-lager/", phone);
  await page.getByRole("button", { name: "Bara nödvändiga" }).click();
  const plate = page.getByLabel("Registreringsnummer");
  const compare = page.getByRole("button", { name: "Jämför" }).first();
  await plate.fill("qvi");
  await compare.click();
  await page.getByRole("alert").getByRole("link").waitFor();
  await plate.fill("qvi 008");
  await compare.click();
  await page.getByRole("heading", { level: 1, name: /mot vårt lager$/ }).waitFor();
  const own = page.getByRole("region", { name: "Dina registreringsnummer" });
  await own.getByRole("link", { name: "QVI 008" }).waitFor();
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);

  // A plate that no register knows is remembered too; the list is there again on the page itself.
  await page.goto("/jamfora-lager/?licenseplate=qvi001");
  await awake(page);
  await own.getByRole("link", { name: "QVI 001" }).waitFor();
  await page.goto("/jamfora-lager/");
  await expect.poll(() => own.getByRole("link").allTextContents()).toEqual(["QVI 001", "QVI 008"]);
  await own.getByRole("button", { name: "Ta bort QVI 001" }).click();
  await expect.poll(() => own.getByRole("link").allTextContents()).toEqual(["QVI 008"]);
  await page.reload();
  await expect.poll(() => own.getByRole("link").allTextContents()).toEqual(["QVI 008"]);
  // The browser itself complains of the page that was to be put right.
  expect(complaints.filter((text) => !text.includes("status of 422"))).toEqual([]);
});
