import { afterAll, expect, test } from "vitest";
import { timeField } from "#features/forms/rules/robot.ts";
import { postingPictures, withPictures } from "./posting-pictures.ts";

const site = await postingPictures();
afterAll(() => site.close());

test("[FLOW-12] without script pictures are given before the estimate, stay in the address, and go with the case", async () => {
  const asked =
    "/vardera-bil/?licenseplate=qvi008&min=ja&miltal=8000&skick=slitet&skador=inga&service=vet-inte&dack=vet-inte&batteri=vet-inte&laddkabel=vet-inte&varmepump=vet-inte&lan=nej";
  const step = await site.get(asked);
  expect(step.html).toContain("Vill du visa bilen på bild?");
  expect(step.html).toContain('type="file"');
  const wrong = await site.request(asked, withPictures({}, [{ name: "brev.jpg", bytes: new Uint8Array(9) }]));
  expect(wrong.status).toBe(422);
  const none = await site.request(asked, withPictures({}, []));
  expect(none.headers.get("location")).toContain("bilder=nej");
  const sent = await site.request(asked, withPictures({}, [{ name: "bula.jpg", bytes: site.photo }]));
  expect(sent.status).toBe(303);
  const next = sent.headers.get("location") ?? "";
  const [, id = ""] = /bilder=([0-9a-f]{64})$/.exec(next) ?? [];
  expect(id).not.toBe("");
  const form = await site.get(`${next}&vidare=kontakt`);
  expect(form.html).toContain("Skicka med bula.jpg");
  const person = { name: "Karin", email: "bilder@example.com" };
  const answer = await site.request(`${next}&vidare=kontakt`, withPictures(person, [id]));
  expect(answer.status).toBe(303);
  const row = await site.lastCase();
  expect(row?.answers).toContainEqual({ label: "Bilder", text: "bula.jpg" });
  // With script the tab remembers them, and an address that is handed on shows nobody's pictures.
  const withScript = await site.request(asked, withPictures({ [timeField]: "9000" }, [id]));
  expect(withScript.headers.get("location")).toContain("bilder=ja");
});
