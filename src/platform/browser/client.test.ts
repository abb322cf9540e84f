import { expect, test } from "vitest";
import { messages } from "#core/text/messages.ts";
import { createClient } from "./client.ts";

/** A client that writes down what it sends, and is answered as the test says. */
function aClient(body: BodyInit | null = "{}", status = 200) {
  const sent: { address: string; init: RequestInit }[] = [];
  const client = createClient(async (address, init) => {
    sent.push({ address, init });
    return new Response(status === 204 || status === 304 ? null : body, { status });
  });
  return { client, sent: () => sent[0] };
}
const answering = (body: BodyInit, status = 200) => aClient(body, status).client.get("/api/cars/");
const json = (value: unknown) => JSON.stringify(value);

test("[CLIENT-1] GET asks for JSON, with the bearer there is, across origins and past every cache", async () => {
  const { client, sent } = aClient();
  await client.get("/api/cars/", { bearer: "abc" });
  expect(sent()).toEqual({
    address: "/api/cars/",
    init: {
      mode: "cors",
      cache: "no-store",
      method: "GET",
      headers: { accept: "application/json", authorization: "Bearer abc" },
    },
  });
});

test("[CLIENT-1] a query has its lists as repeated keys and leaves out what is not said", async () => {
  const { client, sent } = aClient();
  await client.getWith("/api/cars/?page=2", {
    brands: ["volvo", "kia"],
    search: "åäö",
    priceTo: null,
    x: undefined,
  });
  expect(sent()?.address).toBe("/api/cars/?page=2&brands=volvo&brands=kia&search=%C3%A5%C3%A4%C3%B6");
});

test("[CLIENT-1] a file comes as a blob, and its failure as any other", async () => {
  const found = await aClient("abc").client.getBlob("/files/a");
  expect(found.status === "success" && (await (found.data as Blob).text())).toBe("abc");
  expect(await aClient(json({ title: "Finns inte" }), 404).client.getBlob("/files/a")).toMatchObject({
    status: "fail",
    message: "Finns inte",
  });
});

test.each(["POST", "PUT", "PATCH", "DELETE"] as const)("[CLIENT-2] %s sends JSON", async (method) => {
  const { client, sent } = aClient();
  await client.write(method, "/api/x/", { a: 1, b: null });
  expect(sent()?.init).toMatchObject({
    method,
    body: '{"a":1,"b":null}',
    headers: { accept: "application/json", "content-type": "application/json" },
  });
});

test("[CLIENT-2] UPDATE goes as PATCH and says what it is", async () => {
  const { client, sent } = aClient();
  await client.write("UPDATE", "/api/x/", {});
  expect(sent()?.init).toMatchObject({ method: "PATCH", headers: { "x-http-method": "UPDATE" } });
});

test("[CLIENT-2] with a file among the values a form is sent, of texts and files alone", async () => {
  const { client, sent } = aClient();
  const file = new File(["%PDF-"], "offert.pdf", { type: "application/pdf" });
  await client.write("POST", "/api/x/", { text: "å", file, number: 5, none: null, list: ["a"] });
  const { body, headers } = sent()?.init ?? {};
  expect(body).toBeInstanceOf(FormData);
  expect([...(body as FormData).keys()]).toEqual(["text", "file"]);
  expect(headers).not.toHaveProperty("content-type");
});

test("[CLIENT-3] errors that an answer names are joined, whatever its status says", async () => {
  expect(await answering(json({ hasError: true, errors: ["Ett", "Två"], data: 1 }))).toMatchObject({
    status: "fail",
    message: "Ett | Två",
  });
  expect(await answering(json({ hasError: true }))).toMatchObject({
    status: "fail",
    message: messages.default,
  });
});

test.each([
  ["the data", json({ hasError: false, data: { json: [1] } }), { json: [1] }],
  ["null where that is the data", json({ data: null }), null],
  ["the whole answer where there is no data", json({ a: 1 }), { a: 1 }],
  ["a list as it is", json([1, 2]), [1, 2]],
  ["null for what cannot be read", "<html>", null],
  ["null for nothing", "", null],
])("[CLIENT-3] success gives %s", async (_, body, data) => {
  expect(await answering(body)).toEqual({ status: "success", data });
});

test.each([
  [422, json({ title: "E-post saknas/felaktig" }), "fail", "E-post saknas/felaktig"],
  [404, "", "fail", "Not found"],
  [404, json({ title: " " }), "fail", "Not found"],
  [418, "", "fail", messages.default],
  [500, json({ title: "stack trace" }), "error", "Internal server error"],
  [503, json({ title: "x" }), "error", "Service unavailable"],
  [599, "", "error", messages.default],
  [304, "", "fail", "Not modified"],
] as const)("[CLIENT-4] %i with %j is a %s: %s", async (status, body, kind, message) => {
  expect(await answering(body, status)).toMatchObject({ status: kind, message });
});

test("[CLIENT-4] nobody there is an error with the general text", async () => {
  const client = createClient(() => Promise.reject(new TypeError("Failed to fetch")));
  const none = { status: "error", code: 0, message: messages.default, body: null };
  expect([await client.get("/"), await client.getBlob("/"), await client.write("POST", "/", {})]).toEqual([
    none,
    none,
    none,
  ]);
});

test("[CLIENT-3] [ERR-4] OK with another status than success is a failure, with the server's own words", async () => {
  const said = { status: "fail", hasError: false, errors: [], message: "Redan anmäld", data: { json: [] } };
  expect(await answering(json(said))).toMatchObject({ status: "fail", message: "Redan anmäld" });
  expect(await answering(json({ status: "post_request_failed" }))).toMatchObject({
    status: "fail",
    message: messages.default,
  });
  expect(await answering(json({ status: "success", data: 1 }))).toEqual({ status: "success", data: 1 });
});
