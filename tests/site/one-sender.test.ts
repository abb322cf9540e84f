import { afterAll, expect, test } from "vitest";
import { one, testSite } from "#tests/test-site.ts";
import { digestOf, uploadingTo } from "#tests/uploading.ts";
import { formsUnderTest } from "./forms-under-test.ts";
import { fresh, ownPage } from "./posting.ts";
import { postingPictures, withPictures } from "./posting-pictures.ts";

const site = await postingPictures();
afterAll(() => site.close());

/** Forms that begin, and send nothing more until they are told to give up. */
function slowPosts(path: string, count: number) {
  const ends: (() => void)[] = [];
  const answers = Array.from({ length: count }, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        controller.enqueue(Buffer.from('--x\r\ncontent-disposition: form-data; name="a"\r\n\r\n'));
        ends.push(() => controller.close());
      },
    });
    // As HTTP says of what has no length yet.
    const coming = { "transfer-encoding": "chunked", "content-type": "multipart/form-data; boundary=x" };
    const headers = { ...ownPage, ...coming };
    return site.request(path, { method: "POST", headers, body, duplex: "half" } as RequestInit);
  });
  return {
    end: async () => {
      for (const end of ends) end();
      return (await Promise.all(answers)).map(({ status }) => status);
    },
  };
}

const pdf = new File(["%PDF-1.7\n%%EOF\n"], "offert.pdf");

test.each([
  ["workshop", 40],
  ["contact", 230],
])("[POST-14] %s: %i senders who never come to an end take nobody's turn", async (name, count) => {
  const form = one(formsUnderTest.filter((each) => each.name === name));
  const slow = slowPosts(form.path, count);
  const init = withPictures(fresh(form.right, form.text), []);
  if (name === "workshop") {
    init.body.delete("pictures");
    init.body.append("OfferDocumentPdf", pdf);
  }
  const posted = await site.request(form.path, init);
  expect(posted.status).toBe(303);
  const ended = await slow.end();
  // All at once by now: what came is no form, and some are too many.
  expect(ended.every((status) => [400, 503].includes(status))).toBe(true);
});

test("[UPLOAD-9] [POST-14] parts that come slowly take nobody's turn", async () => {
  const { photo } = site;
  const form = uploadingTo(site);
  const { id } = (await form.begin(photo.length)).one;
  const open = new Set<ReadableStreamDefaultController<Uint8Array>>();
  const slow = Array.from({ length: 300 }, () => {
    let controller: ReadableStreamDefaultController<Uint8Array>;
    const body = new ReadableStream<Uint8Array>({
      start: (started) => {
        controller = started;
        started.enqueue(photo.subarray(0, 10));
        open.add(started);
      },
      // Whom the server waits for no longer.
      cancel: () => void open.delete(controller),
    });
    const headers = { "content-digest": digestOf(photo) };
    return form.ask(`/api/uploads/${id}/parts/0`, {
      method: "PUT",
      headers,
      body,
      duplex: "half",
    } as RequestInit);
  });
  expect((await form.upload(photo)).one.state).toBe("accepted");
  for (const controller of open) controller.close();
  const statuses = (await Promise.all(slow)).map(({ status }) => status);
  expect(statuses.every((status) => [408, 422, 503].includes(status))).toBe(true);
});

test("[LIMIT-4] hundreds of calls of one address at once wait for each other or are told so; others are answered", async () => {
  const limited = await testSite({ isRateLimited: true, isBehindProxy: true });
  const from = (address: string) =>
    limited.request("/api/cars/changes", { headers: { "x-forwarded-for": address } });
  const flood = Array.from({ length: 200 }, () => from("203.0.113.7"));
  expect((await from("203.0.113.8")).status).toBe(200);
  const answers = await Promise.all(flood);
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(65);
  expect(statuses.filter((status) => status === 429)).toHaveLength(135);
  const refused = answers.find(({ status }) => status === 429);
  expect([refused?.headers.get("content-type"), refused?.headers.get("retry-after")]).toEqual([
    "application/problem+json; charset=utf-8",
    "1",
  ]);
  // One line each, about the request.
  expect(limited.logged.join("").match(/"msg":"(?!request")/g)).toBeNull();
  await limited.close();
});
