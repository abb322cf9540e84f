import { expect, test } from "vitest";
import { csrfHeader } from "#platform/http/request-forgery.ts";
import { uploadCalls } from "./upload-calls.ts";

const upload = { id: "1", state: "open", parts: [], message: null };
const found = () => Response.json({ data: { json: [upload] } });
const problem = (status: number, title: string) => Response.json({ title }, { status });
/** Never answers, as a connection that is gone; ends when it is given up. */
const silence = (signal?: AbortSignal | null) =>
  new Promise<Response>((_, reject) => signal?.addEventListener("abort", () => reject(signal.reason)));

type Step = () => Response | Promise<Response> | "silence";

/** A server that answers so, one step a question. */
function aServer(...steps: Step[]) {
  const asked: string[] = [];
  const connections: boolean[] = [];
  const browser = new EventTarget();
  const controller = new AbortController();
  const calls = uploadCalls({
    token: "word",
    signal: controller.signal,
    onConnection: (isThere) => connections.push(isThere),
    browser,
    ask: async (input, init) => {
      asked.push(`${init?.method ?? "GET"} ${input} ${new Headers(init?.headers).get(csrfHeader)}`);
      const response = steps[asked.length - 1]?.() ?? "silence";
      return response === "silence" ? silence(init?.signal) : response;
    },
  });
  return { asked, connections, browser, calls, cancel: () => controller.abort(new Error("cancelled")) };
}

test("[UPLOAD-15] a call that hangs is given up when the browser says offline, and made again when it says online", async () => {
  const { asked, connections, browser, calls } = aServer(() => "silence", found);
  const response = calls.find("1");
  await expect.poll(() => asked).toHaveLength(1);
  browser.dispatchEvent(new Event("offline"));
  await expect.poll(() => connections).toEqual([false]);
  browser.dispatchEvent(new Event("online"));
  expect(await response).toEqual(upload);
  expect([asked.length, connections]).toEqual([2, [false, true]]);
});

test("[UPLOAD-15] where the browser says nothing it is tried again after a while", async () => {
  const { asked, calls } = aServer(() => Promise.reject(new TypeError("Failed to fetch")), found);
  expect(await calls.find("1")).toEqual(upload);
  expect(asked).toEqual(["GET /api/uploads/1 word", "GET /api/uploads/1 word"]);
});

test("[UPLOAD-15] a server that says later is asked again, and so is one that checks already", async () => {
  const busy = aServer(() => new Response("<p>Bad gateway", { status: 502 }), found);
  expect(await busy.calls.find("1")).toEqual(upload);
  const checking = aServer(() => problem(409, "Filen kontrolleras redan."), found);
  expect(await checking.calls.finish("1")).toEqual(upload);
});

test("[UPLOAD-4] [UPLOAD-15] a refusal has the server's words; only one about the file is the end of it", async () => {
  const refused = aServer(() => problem(422, "Bilden är skadad."));
  await expect(refused.calls.finish("1")).rejects.toMatchObject({
    message: "Bilden är skadad.",
    isAboutFile: true,
  });
  const broken = aServer(() => new Response("<p>Fel", { status: 500 }));
  await expect(broken.calls.finish("1")).rejects.toMatchObject({
    message: "Något gick fel. Försök igen.",
    isAboutFile: false,
  });
});

test("[UPLOAD-16] what is cancelled is not asked again", async () => {
  const { asked, calls, cancel } = aServer(() => "silence");
  const response = calls.sendPart("1", 0, new ArrayBuffer(1), "00");
  await expect.poll(() => asked).toHaveLength(1);
  cancel();
  await expect(response).rejects.toThrow("cancelled");
  expect(asked).toEqual(["PUT /api/uploads/1/parts/0 word"]);
});

test("[UPLOAD-8] an upload that is cancelled before the server has named it is taken away when it has", async () => {
  const named = Promise.withResolvers<Response>();
  const { asked, calls, cancel } = aServer(
    () => named.promise,
    () => new Response(null, { status: 204 }),
  );
  const created = calls.begin("bil.jpg", 1);
  await expect.poll(() => asked).toHaveLength(1);
  cancel();
  named.resolve(found());
  await expect(created).rejects.toThrow("cancelled");
  expect(asked).toEqual(["POST /api/uploads/ word", "DELETE /api/uploads/1 word"]);
});
