import { afterAll, expect, test } from "vitest";
import { workClasses } from "#app/http/work-class.ts";
import { one } from "#tests/test-site.ts";
import { contact, fresh, ownPage, postingTo } from "./posting.ts";

/** As if the line had not ended for long: who comes alone is let in all the same. */
const load = { isHigh: () => true, latest: () => ({ eventLoopDelayMs: 300, waitingForDatabase: 0 }) };
const site = await postingTo({ load });
afterAll(() => site.close());

const { underLoad } = workClasses.page.ready;
const asPage = { accept: "text/html,*/*;q=0.8" };
let pages = 0;
/** Each another page, that no cache holds. */
const crowd = (count: number) =>
  Array.from({ length: count }, () => site.request(`/kopa-bil/?priceFrom=${++pages}`, { headers: asPage }));

test("[ADMIT-1] [ADMIT-5] of a crowd so many are let in; the others get a page of ours that asks again by itself", async () => {
  expect((await site.get("/kopvillkor/")).status).toBe(200);
  const answers = crowd(underLoad + 10);
  const meanwhile = ["/healthz", "/readyz", "/kopvillkor/"].map(
    async (path) => (await site.get(path)).status,
  );
  expect(await Promise.all(meanwhile)).toEqual([200, 200, 200]);
  const [refused, admitted] = [503, 200].map(async (status) =>
    (await Promise.all(answers)).filter((answer) => answer.status === status),
  );
  expect((await admitted)?.length).toBe(underLoad);
  expect((await refused)?.length).toBe(10);
  const answer = one((await refused) ?? []);
  const seconds = answer.headers.get("retry-after");
  expect(Number(seconds)).toBeGreaterThanOrEqual(2);
  expect(answer.headers.get("cache-control")).toBe("no-store");
  expect(answer.headers.get("x-content-type-options")).toBe("nosniff");
  expect(answer.headers.get("content-security-policy")).toContain("script-src 'self'");
  const html = await answer.text();
  expect(html).toContain('<h1 class="text-h1">Många är här just nu</h1>');
  expect(html).toContain(`<meta http-equiv="refresh" content="${seconds}"/>`);
  expect(html).toMatch(/<a href="\/kopa-bil\/\?priceFrom=\d+"/);
  const [, styles = ""] = /<link rel="stylesheet" href="([^"]+)"/.exec(html) ?? [];
  expect((await site.get(styles)).status).toBe(200);
});

test("[ADMIT-5] calls and the data of pages are refused as problem JSON", async () => {
  const lists = crowd(underLoad);
  const data = await site.request("/butik/_.data");
  expect([data.status, data.headers.get("content-type")]).toEqual([
    503,
    "application/problem+json; charset=utf-8",
  ]);
  const calls = Array.from({ length: workClasses.call.ready.underLoad }, (_, at) =>
    site.request(`/api/cars/brand-count?priceFrom=${at}`),
  );
  const call = await site.request("/api/cars/brand-count?priceFrom=99");
  expect([call.status, await call.json()]).toEqual([
    503,
    expect.objectContaining({ title: "Många är här just nu, försök igen om några sekunder" }),
  ]);
  await Promise.all([...lists, ...calls]);
});

/** Forms whose text does not come, as many as are let in. */
function unfinishedForms(to: typeof site) {
  const ends: (() => void)[] = [];
  const answers = Array.from({ length: workClasses.form.ready.underLoad }, () => {
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => void ends.push(() => controller.close()),
    });
    const headers = { ...ownPage, "content-type": "application/x-www-form-urlencoded" };
    return to.request("/kontakt/", { method: "POST", headers, body, duplex: "half" } as RequestInit);
  });
  return async () => {
    for (const end of ends) end();
    await Promise.all(answers);
  };
}

test("[ADMIT-6] a form that is refused loses nothing: its page holds what was typed and sends it once more", async () => {
  const end = unfinishedForms(site);
  const typed = fresh(contact.right, contact.text);
  const text = `Rad ett\r\nrad två "<script>alert(1)</script>"`;
  const init = {
    method: "POST",
    headers: { ...asPage, ...ownPage },
    body: new URLSearchParams({ ...typed, message: text }),
  };
  const refused = await site.request("/kontakt/?from=mail", init);
  expect([refused.status, refused.headers.get("cache-control")]).toEqual([503, "no-store"]);
  const html = await refused.text();
  expect(html).toContain("Det du skrev är inte skickat än");
  expect(html).not.toContain('http-equiv="refresh"');
  expect(html).not.toContain("<script>alert");
  expect(html).toContain('<form method="post">');
  await end();
  const fields = [...html.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)].map(
    ([, name = "", value = ""]) => [
      name,
      value
        .replaceAll("&quot;", '"')
        .replaceAll("&lt;", "<")
        .replaceAll("&gt;", ">")
        .replaceAll("&#x27;", "'")
        .replaceAll("&amp;", "&"),
    ],
  );
  expect(Object.fromEntries(fields)).toEqual({ ...typed, message: text });
  const again = await site.request("/kontakt/?from=mail", { ...init, body: new URLSearchParams(fields) });
  expect(again.status).toBe(303);
});

test("[ADMIT-6] what another site posts is not put into a form of ours, and a call says that what was typed is still there", async () => {
  const end = unfinishedForms(site);
  const foreign = await site.request("/kontakt/", {
    method: "POST",
    headers: { ...asPage, origin: "https://other.example", "sec-fetch-site": "cross-site" },
    body: new URLSearchParams({ message: "theirs" }),
  });
  const html = await foreign.text();
  expect([foreign.status, html.includes("theirs")]).toEqual([503, false]);
  expect(html).toContain("ladda om sidan");
  const call = await site.request("/api/contact/add/", {
    method: "POST",
    headers: { ...ownPage, "content-type": "application/json" },
    body: JSON.stringify({ message: "hej" }),
  });
  expect([call.status, await call.json()]).toEqual([
    503,
    expect.objectContaining({ title: expect.stringContaining("Det du skrev är kvar") }),
  ]);
  await end();
});
