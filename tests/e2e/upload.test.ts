import { expect, test } from "vitest";
import { limitsText, pictureFiles } from "#core/files/file-kinds.ts";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { pictureRefusals } from "#platform/pictures/intake/refusals.ts";
import { uploadRefusals } from "#platform/uploads/upload-refusals.ts";
import { complaintsInOneLook } from "./axe.ts";
import { awake, desktop, openFirstVisit, phone } from "./browser.ts";
import { hasFocus } from "./ui-sheet.ts";
import { aFile, give, ids, large, openForm, rows, small, zoneIn } from "./upload-form.ts";

test("[UPLOAD-1] [UPLOAD-15] [UPLOAD-18] [UPLOAD-19] picked pictures are sent and checked, each with its own message, and axe finds nothing", async () => {
  const { page, complaints, form, pick } = await openForm();
  expect(await form.textContent()).toContain(limitsText(pictureFiles));
  await pick(aFile(`${"lang".repeat(25)}.jpg`, await small()), aFile("text.jpg", Buffer.from("Hej!")));
  await give(zoneIn(form), "drop", { name: "stor.jpg", bytes: uploadLimits.bytesPerFile + 1 });
  await give(zoneIn(form), "drop", { name: "bil.heic", type: "image/heic", bytes: 9 });
  await form.getByText("1 av 4 bilder klara. 3 kunde inte tas emot.").waitFor();
  expect(await form.getByText(pictureRefusals.notAPicture).count()).toBe(1);
  expect(await form.getByText(uploadRefusals.tooLargeFile.message).count()).toBe(1);
  expect(await form.getByText(pictureRefusals.heic).count()).toBe(1);
  await expect.poll(() => ids(page)).toHaveLength(1);
  expect(await complaintsInOneLook(page, "phone")).toEqual([]);
  expect(complaints.filter((complaint) => !complaint.includes("422"))).toEqual([]);

  await page.getByRole("button", { name: "Skicka bilderna" }).click();
  await page.getByText("Vi har tagit emot 1 bild.").waitFor();
  await form.getByRole("button", { name: "Välj bilder" }).waitFor();
  await expect.poll(async () => [await ids(page), await rows(page)]).toEqual([[], []]);
});

test("[UPLOAD-18] what is dropped or pasted is taken, and a drop beside the field leaves the page as it is", async () => {
  const { page, form } = await openForm();
  const content = (await small()).toString("base64");
  await give(zoneIn(form), "drop", { name: "drop.jpg", content });
  await give(zoneIn(form), "paste", { name: "paste.jpg", content });
  await form.getByText("2 av 2 bilder klara.").waitFor();
  expect(await rows(page)).toEqual(["drop.jpg", "paste.jpg"]);
  const isLeftToBrowser = await give(page.getByRole("heading", { level: 1 }), "drop", {
    name: "c.jpg",
    content,
  });
  expect(isLeftToBrowser).toBe(false);
  expect(await rows(page)).toHaveLength(2);
});

test("[UPLOAD-18] where fingers are used a picture can be taken", async () => {
  const { form } = await openForm({ ...phone, hasTouch: true, isMobile: true });
  await form.getByRole("button", { name: "Ta en bild" }).waitFor();
  expect(await form.locator("input[capture]").getAttribute("capture")).toBe("environment");
  const withMouse = await openForm();
  expect(await withMouse.form.getByRole("button", { name: "Ta en bild" }).count()).toBe(0);
});

test("[UPLOAD-5] [UPLOAD-16] order by keys, buttons and dragging; what is removed comes back", async () => {
  const { page, form, pick } = await openForm();
  const photo = await small();
  await pick(aFile("a.jpg", photo), aFile("b.jpg", photo), aFile("c.jpg", photo));
  await form.getByText("3 av 3 bilder klara.").waitFor();
  const before = await ids(page);
  await form.getByRole("button", { name: /^Ordna c.jpg/ }).focus();
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("ArrowUp");
  await expect.poll(() => rows(page)).toEqual(["c.jpg", "a.jpg", "b.jpg"]);
  await expect.poll(() => ids(page)).toEqual([before[2], before[0], before[1]]);
  await form.getByText("c.jpg är nu nummer 1 av 3.").waitFor({ state: "attached" });
  await form.getByRole("button", { name: "Flytta ned c.jpg" }).click();
  await expect.poll(() => rows(page)).toEqual(["a.jpg", "c.jpg", "b.jpg"]);
  const row = (name: string) => form.getByRole("listitem").filter({ hasText: name });
  await row("b.jpg").dragTo(row("a.jpg"));
  await expect.poll(() => rows(page)).toEqual(["b.jpg", "a.jpg", "c.jpg"]);

  const remove = form.getByRole("button", { name: "Ta bort a.jpg" });
  const undo = form.getByRole("button", { name: "Ångra" });
  await remove.click();
  await expect.poll(() => rows(page)).toEqual(["b.jpg", "c.jpg"]);
  await expect.poll(() => hasFocus(undo)).toBe(true);
  await undo.press("Enter");
  await expect.poll(() => rows(page)).toEqual(["b.jpg", "a.jpg", "c.jpg"]);
  await expect.poll(() => hasFocus(remove)).toBe(true);
  await expect.poll(() => ids(page)).toHaveLength(3);
});

test("[UPLOAD-14] what was chosen before the page was awake is taken over", async () => {
  const { page } = await openFirstVisit("/robots.txt");
  const held = Promise.withResolvers<void>();
  await page.route("**/*.js", async (route) => {
    await held.promise;
    await route.continue();
  });
  await page.goto("/ui/bilder/", { waitUntil: "commit" });
  await page.locator("input[type=file][name=bilder]").setInputFiles([aFile("tidig.jpg", await small())]);
  held.resolve();
  await awake(page);
  await page.getByText("1 av 1 bild klar.").waitFor();
  expect(await rows(page)).toEqual(["tidig.jpg"]);
});

test("[UPLOAD-8] [UPLOAD-16] a picture under way can be cancelled; the form waits for the others", async () => {
  const { page, form, pick } = await openForm();
  await page.route("**/api/uploads/*/parts/1", () => {});
  await pick(aFile("bil.png", await large()));
  await form.getByRole("progressbar", { name: "bil.png skickas" }).waitFor();
  await page.getByRole("button", { name: "Skicka bilderna" }).click();
  await form.getByText("Alla bilder är inte klara än.", { exact: false }).waitFor();
  const cancelled = page.waitForRequest((request) => request.method() === "DELETE");
  await form.getByRole("button", { name: "Avbryt bil.png" }).click();
  await expect.poll(() => rows(page)).toEqual([]);
  await pick(aFile("b.jpg", await small()));
  await form.getByRole("button", { name: "Ta bort b.jpg" }).click();
  await cancelled;
});

test("[UPLOAD-14] without JavaScript files are sent with the form, and what was taken in need not be sent again", async () => {
  const { page } = await openFirstVisit("/ui/bilder/", { ...desktop, javaScriptEnabled: false });
  await page
    .locator("input[type=file]")
    .setInputFiles([aFile("bil.jpg", await small()), aFile("text.jpg", Buffer.from("Hej!"))]);
  await page.getByRole("button", { name: "Skicka bilderna" }).click();
  await page.getByText(`text.jpg: ${pictureRefusals.notAPicture}`).waitFor();
  expect(await page.getByRole("checkbox", { name: "Skicka med bil.jpg" }).isChecked()).toBe(true);
  await page.getByRole("button", { name: "Skicka bilderna" }).click();
  await page.getByText("Vi har tagit emot 1 bild.").waitFor();
  await page.getByRole("img", { name: "bil.jpg" }).waitFor();
});
