import { expect, test } from "vitest";
import { aPhoto } from "#tests/hostile-pictures.ts";
import { complaintsInOneLook } from "./axe.ts";
import { desktop, openPage, phone } from "./browser.ts";

/** Of the demo's register: a vehicle with nothing the matter, and a plate that it does not know. */
const known = "QVI 008";
const unknown = "QVI 001";

test("[FLOW-1] [FLOW-2] [FLOW-5] [FLOW-8] [FLOW-14] [FLOW-15] [FLOW-17] [FLOW-18] on a phone, by the keyboard: reload and back lose nothing, and the answer comes", async () => {
  const { page, complaints } = await openPage("/vardera-bil/", phone);
  await page.getByRole("main").getByLabel("Registreringsnummer").first().fill(known);
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "Är det här din bil?" }).waitFor();
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  expect(await page.getByRole("heading", { name: "Prata med oss" }).isVisible()).toBe(false);
  expect(await page.getByRole("button", { name: "Ändra samtycke" }).isVisible()).toBe(true);
  await page.getByRole("button", { name: "Ja, det är min bil" }).focus();
  await page.keyboard.press("Enter");
  const mileage = page.getByLabel("Mätarställning");
  await mileage.fill("9 000");
  await page.keyboard.press("Enter");
  await page.getByRole("heading", { name: "I vilket skick är bilen?" }).waitFor();
  await page.getByRole("button", { name: "Slitet" }).click();
  await page.getByRole("heading", { name: "Har bilen skador?" }).waitFor();

  // What was told is the address: a reload asks the same, and back asks the question before it.
  await page.reload();
  await page.getByRole("heading", { name: "Har bilen skador?" }).waitFor();
  await page.goBack();
  await page.getByRole("heading", { name: "I vilket skick är bilen?" }).waitFor();
  await page.getByRole("button", { name: "Normalt för åldern" }).click();
  await page.getByRole("heading", { name: "Har bilen skador?" }).waitFor();

  // A part of the car is marked by a tap and by the keyboard, and goes along.
  await page.locator(".value-map-zones").click({ position: { x: 60, y: 75 } });
  await page.getByRole("checkbox", { name: "Tak" }).focus();
  await page.keyboard.press("Space");
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  await page.getByRole("button", { name: "Små repor eller bucklor" }).click();
  await page.getByRole("heading", { name: "Hur är bilen servad?" }).waitFor();
  expect(new URL(page.url()).searchParams.getAll("skadat").sort()).toEqual(["motorhuv", "tak"]);
  await page.getByRole("link", { name: "Tillbaka" }).click();
  await page.getByText("Ditt svar nu").waitFor();
  expect(await page.getByRole("checkbox", { checked: true }).count()).toBe(2);

  const title = page.getByRole("heading", { level: 1 });
  const isPictures = (asked: string | null) => asked === "Vill du visa bilen på bild?";
  for (let asked = await title.textContent(); !isPictures(asked); asked = await title.textContent()) {
    const before = asked;
    await page.getByRole("button", { name: "Vet inte, hoppa över" }).click();
    await expect.poll(() => title.textContent()).not.toBe(before);
  }

  // A picture is sent while the page is open, and is still there after a reload.
  const photo = { name: "bula.jpg", mimeType: "image/jpeg", buffer: await aPhoto().jpeg().toBuffer() };
  await page.getByLabel("Framifrån").setInputFiles(photo);
  await page.getByText("Framifrån.jpg").first().waitFor();
  await page.getByText("Tagen").first().waitFor();
  await expect.poll(() => page.locator("input[type=hidden][name=pictures]").count()).toBe(1);
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  await page.getByRole("button", { name: "Visa värderingen" }).click();
  await expect.poll(() => page.url()).toContain("bilder=ja");
  // The model is trained beside the server's first minutes; until it is there the page says so.
  await expect
    .poll(
      async () => {
        await page.reload();
        return title.textContent();
      },
      { timeout: 120_000, interval: 2_000 },
    )
    .toMatch(/\d–\d/);
  await page.getByRole("heading", { name: "Det här påverkade priset" }).waitFor();
  expect(await complaintsInOneLook(page, "desktop")).toEqual([]);

  // On to a person: the picture is there when the form is turned to.
  await page.getByRole("link", { name: "Få värderingen med e-post" }).first().click();
  await page.getByLabel("Namn").focus();
  await expect.poll(() => page.locator("input[type=hidden][name=pictures]").count()).toBe(1);
  expect(complaints).toEqual([]);
});

test("[FLOW-3] [FLOW-10] without script and without the register: the facts are typed, and a person is asked", async () => {
  const { page } = await openPage(`/vardera-bil/?licenseplate=${unknown.replace(" ", "")}`, {
    ...desktop,
    javaScriptEnabled: false,
  });
  await page.getByText("finns inte i fordonsregistret").waitFor();
  await page.getByLabel("Märke och modell").selectOption("golf");
  await page.getByLabel("Modellår").fill("2019");
  await page.getByRole("button", { name: "Nästa" }).click();
  await page.getByLabel("Mätarställning").fill("23 000");
  await page.getByRole("button", { name: "Nästa" }).click();
  await page.getByRole("heading", { name: "Den här bilen vill vi värdera personligt" }).waitFor();
  await page.getByRole("link", { name: "Be en värderare höra av sig" }).click();
  await page.getByLabel("Namn").fill("Karin Exempel");
  await page.getByLabel("E-post").fill("karin.varderar@example.com");
  await page.getByRole("button", { name: "Skicka till mig och till en värderare" }).click();
  await expect.poll(() => page.url()).toContain("/arende/");
  expect(await page.getByRole("main").textContent()).toContain("Personlig värdering");

  // And a time in a store, chosen, booked and cancelled by plain forms.
  await page.goto(
    new URL("/vardera-bil/?licenseplate=qvi008&min=ja&miltal=23000&vidare=butik", page.url()).href,
  );
  await page.getByRole("button", { name: "Milstolpen Uppsala" }).click();
  await page.locator("details[open] input[type=radio]").last().check();
  await page.getByLabel("Namn").fill("Karin Exempel");
  await page.getByLabel("E-post").fill("karin.bokar@example.com");
  await page.getByLabel("Telefon").fill("070-174 06 12");
  await page.getByLabel("Jag har fyllt 18 år").check();
  await page.getByRole("button", { name: "Boka besöket" }).click();
  await page.getByRole("heading", { name: "Värderingen i butik är bokad" }).waitFor();
  await page.getByRole("link", { name: "Flytta eller avboka" }).click();
  await page.getByRole("button", { name: "Avboka värderingen i butik" }).click();
  await expect.poll(() => page.getByRole("main").textContent()).toContain("Avbokad");
});
