import { afterAll, expect, test } from "vitest";
import { caseAttachments } from "#features/cases/storage/cases.table.ts";
import { maxPdfBytes } from "#features/forms/rules/pdf.ts";
import { one } from "#tests/test-site.ts";
import { calledForms, fresh, ownPage, postingTo } from "./posting.ts";

const site = await postingTo();
afterAll(() => site.close());

const form = one(calledForms.filter(({ name }) => name === "workshop"));
const pdf = "%PDF-1.7\n1 0 obj\n%%EOF\n";
const field = "OfferDocumentPdf";

function withFile(content: BlobPart, name: string, fields = fresh(form.right, "Description")) {
  const sent = new FormData();
  for (const [key, value] of Object.entries(fields)) sent.append(key, value);
  sent.append(field, new File([content], name, { type: "application/pdf" }));
  // As browsers send a field that nobody filled in.
  sent.append("InvoiceDocumentPdf", new File([], ""));
  return sent;
}

test("[PDF-3] an offer belongs to the case, and only whoever has its address fetches it", async () => {
  const sent = withFile(pdf, "Offert åäö.pdf");
  const response = await site.request(form.path, { method: "POST", headers: ownPage, body: sent });
  expect(response.status).toBe(303);
  const page = (response.headers.get("location") ?? "").replace("?kvitto=1", "");
  const { html } = await site.get(page);
  expect(html).toContain("Offert åäö.pdf");
  const file = await site.request(`${page}bilaga/0/0/`);
  expect([file.status, file.headers.get("content-type"), file.headers.get("cache-control")]).toEqual([
    200,
    "application/pdf",
    "private, no-store",
  ]);
  expect(file.headers.get("content-disposition")).toMatch(/^attachment; /);
  expect(await file.text()).toBe(pdf);
  expect((await site.request(`${page}bilaga/0/1/`)).status).toBe(404);
  expect((await site.request("/arende/x/bilaga/0/0/")).status).toBe(404);
});

test.each([
  ["Filen är ingen PDF", "<html>", "offert.pdf"],
  ["Filen är tom", "", "offert.pdf"],
  ["Filen är för stor, högst 10 MB", `%PDF-${"x".repeat(maxPdfBytes)}%%EOF`, "offert.pdf"],
])(
  "[PDF-1] %s: said at its field, what was typed is kept, nothing is stored",
  async (message, content, name) => {
    const before = [await site.count(), await site.db.$count(caseAttachments)];
    const fields = fresh(form.right, "Description");
    const body = withFile(content, name, fields);
    const { status, html } = await site.get(form.path, { method: "POST", headers: ownPage, body });
    expect([status, html.includes(`<span>${message}</span>`)]).toEqual([422, true]);
    expect(html).toContain(fields.Description);
    expect([await site.count(), await site.db.$count(caseAttachments)]).toEqual(before);
  },
);

test("[PDF-4] 200 MB are not read, and a text without files has the bound of a text", async () => {
  const headers = {
    ...ownPage,
    "content-type": "multipart/form-data; boundary=x",
    "content-length": "200000000",
  };
  const large = await site.get(form.path, { method: "POST", headers, body: "--x" });
  expect([large.status, large.html.includes("för stort")]).toEqual([413, true]);
  expect((await site.call(form.api, { ...form.right, Description: "x".repeat(1_000_000) })).status).toBe(413);
});

test("[PDF-3] the same post twice keeps one file", async () => {
  const fields = fresh(form.right, "Description");
  const send = () =>
    site.request(form.api, { method: "POST", headers: ownPage, body: withFile(pdf, "offert.pdf", fields) });
  const before = (await site.files.list("cases")).length;
  const numbers = [];
  for (const response of [await send(), await send()])
    numbers.push((await response.json()).data.json[0].caseNumber);
  expect(numbers[0]).toBe(numbers[1]);
  expect(await site.files.list("cases")).toHaveLength(before + 1);
});

test("[WORKSHOP-4] without an offer and an invoice it says so at the offer, on the page and in the call", async () => {
  const message = "Bifoga offert eller faktura som PDF";
  const before = await site.count();
  const bare = new URLSearchParams(fresh(form.right, "Description"));
  const { status, html } = await site.get(form.path, { method: "POST", headers: ownPage, body: bare });
  expect([status, html.includes(`<span>${message}</span>`)]).toEqual([422, true]);
  const called = await site.request(form.api, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(form.right),
  });
  expect([called.status, (await called.json()).errors]).toEqual([422, [{ field, message }]]);
  expect(await site.count()).toBe(before);
  const invoice = new FormData();
  for (const [key, value] of Object.entries(fresh(form.right, "Description"))) invoice.append(key, value);
  invoice.append("InvoiceDocumentPdf", new File([pdf], "faktura.pdf", { type: "application/pdf" }));
  expect((await site.request(form.path, { method: "POST", headers: ownPage, body: invoice })).status).toBe(
    303,
  );
});
