import { expect, test } from "vitest";
import { csrfHeader } from "#platform/http/request-forgery.ts";
import { desktop, openFirstVisit } from "./browser.ts";
import { aFile, give, ids, large, openForm, rows, small, zoneIn } from "./upload-form.ts";

test("[UPLOAD-15] a lost connection is waited for, and only what is missing is sent again", async () => {
  const { page, form, pick } = await openForm(desktop, openFirstVisit);
  const sent: string[] = [];
  let isHeld = true;
  await page.route("**/api/uploads/*/parts/1", (route) => (isHeld ? undefined : route.continue()));
  page.on("response", (answer) => {
    const [, number] = /parts\/(\d+)$/.exec(answer.url()) ?? [];
    if (number && answer.ok()) sent.push(number);
  });
  await pick(aFile("bil.png", await large()));
  await expect.poll(() => form.getByRole("progressbar").getAttribute("value")).toBe("23");
  await page.context().setOffline(true);
  await form.getByText("Ingen anslutning just nu.", { exact: false }).waitFor();
  isHeld = false;
  await page.context().setOffline(false);
  await form.getByText("1 av 1 bild klar.").waitFor();
  await expect.poll(() => sent.toSorted()).toEqual(["0", "1", "2", "3", "4"]);
});

test("[UPLOAD-17] after a reload a picture goes on by itself from the part that is there", async () => {
  const { page, form, pick } = await openForm();
  let isHeld = true;
  await page.route("**/api/uploads/*/parts/2", (route) => (isHeld ? undefined : route.continue()));
  await pick(aFile("bil.png", await large()), aFile("b.jpg", await small()));
  await form.getByText("1 av 2 bilder klara.").waitFor();
  await expect.poll(() => form.getByRole("progressbar").getAttribute("value")).toBe("47");
  isHeld = false;
  const sent: string[] = [];
  page.on("request", (request) => {
    const [, number] = /parts\/(\d+)$/.exec(request.url()) ?? [];
    if (number) sent.push(number);
  });
  await page.reload();
  await form.getByText("2 av 2 bilder klara.").waitFor();
  expect(await rows(page)).toEqual(["bil.png", "b.jpg"]);
  expect(sent).toEqual(["2", "3", "4"]);
});

test("[UPLOAD-17] a file that the browser could not keep is asked for, and goes on", async () => {
  const { page, form, pick } = await openForm();
  await page.route("**/api/uploads/*/parts/1", () => {});
  const photo = await large();
  await pick(aFile("bil.png", photo));
  await expect.poll(() => form.getByRole("progressbar").getAttribute("value")).toBe("23");
  await page.unroute("**/api/uploads/*/parts/1");
  const modified = await page.evaluate(() => {
    indexedDB.deleteDatabase("uploads");
    return JSON.parse(sessionStorage.getItem("uploads:ui-sheet") ?? "").items[0].modified as number;
  });
  await page.reload();
  await form.getByText("välj samma fil igen, så fortsätter den där den var", { exact: false }).waitFor();
  await give(zoneIn(form), "drop", { name: "bil.png", content: photo.toString("base64"), modified });
  await form.getByText("1 av 1 bild klar.").waitFor();
  expect(await rows(page)).toEqual(["bil.png"]);
});

test("[UPLOAD-17] what the server has cleared meanwhile is asked for again", async () => {
  const { page, form, pick } = await openForm();
  await pick(aFile("bil.jpg", await small()));
  await form.getByText("1 av 1 bild klar.").waitFor();
  const token = await page.evaluate(() => JSON.parse(sessionStorage.getItem("uploads:ui-sheet") ?? "").token);
  const [id] = await ids(page);
  await page.request.delete(`/api/uploads/${id}`, { headers: { [csrfHeader]: token } });
  await page.reload();
  await form.getByText("0 av 1 bild klar. 1 behöver väljas igen.").waitFor();
  await expect.poll(() => ids(page)).toEqual([]);
});

test("[UPLOAD-15] what failed by a fault of ours is tried again by a button", async () => {
  const { form, page, pick } = await openForm();
  let failures = 0;
  await page.route("**/api/uploads/*/finish", (route) => {
    failures += 1;
    return failures === 1 ? route.fulfill({ status: 500, body: "<p>Fel" }) : route.continue();
  });
  await pick(aFile("bil.jpg", await small()));
  await form.getByText("Något gick fel. Försök igen.").waitFor();
  await page.getByRole("button", { name: "Skicka bilderna" }).click();
  await form.getByText("Alla bilder är inte klara än.", { exact: false }).waitFor();
  await form.getByRole("button", { name: "Försök igen med bil.jpg" }).click();
  await form.getByText("1 av 1 bild klar.").waitFor();
  await form.getByText("Alla bilder är inte klara än.", { exact: false }).waitFor({ state: "detached" });
});
