import * as z from "zod/mini";
import { csrfHeader } from "#platform/http/request-forgery.ts";
import { waitForOrEvent } from "./pause.ts";

/** The server said no, in words for whoever chose the file. */
export class UploadRefused extends Error {
  /** Whether it is the file that is wrong: to send it again would be of no use. */
  readonly isAboutFile: boolean;
  /** Whether the server has nothing of it: cancelled, or cleared after a day. */
  readonly isRemoved: boolean;
  /** Whether it does not know the token of the form, which it gave long ago. */
  readonly isForeign: boolean;
  constructor(status: number, message: string) {
    super(message);
    this.isAboutFile = aboutFile.has(status);
    this.isRemoved = status === 404;
    this.isForeign = status === 403;
  }
}

const uploadResponse = z.object({
  id: z.string(),
  state: z.enum(["open", "checking", "accepted", "refused"]),
  parts: z.array(z.object({ number: z.number(), sha256: z.string() })),
  message: z.nullable(z.string()),
});
const tokenResponse = z.object({ token: z.string() });
export type UploadResponse = z.infer<typeof uploadResponse>;

const envelope = z.object({ data: z.object({ json: z.array(z.unknown()) }) });
const problem = z.object({ title: z.string() });

type CallContext = {
  token: string;
  signal: AbortSignal;
  /** Told when nobody answers, and when somebody does again. */
  onConnection: (isThere: boolean) => void;
  /** The window: it says "offline" and "online". */
  browser: EventTarget;
  ask: typeof fetch;
};

const firstWaitMs = 500;
const maxWaitMs = 10_000;
/** Longer than the server waits for a part. */
const answerWithinMs = 90_000;
const cancelWithinMs = 10_000;
const later = new Set([408, 429, 502, 503, 504]);
const aboutFile = new Set([413, 422]);
const beingChecked = 409;
export const failureText = "Något gick fel. Försök igen.";

/**
 * One call, until it is answered: a connection that is lost is waited for, and so is a server that says "later". What
 * it refuses is thrown.
 */
export function uploadCalls(callContext: CallContext) {
  const { token, signal, onConnection, browser, ask } = callContext;
  async function call(path: string, init: RequestInit = {}, ending = signal): Promise<unknown> {
    for (let wait = firstWaitMs; ; wait = Math.min(2 * wait, maxWaitMs)) {
      signal.throwIfAborted();
      const response = await responseTo({ ...callContext, signal: ending }, path, withToken(token, init));
      onConnection(response !== null);
      if (response === null) await waitForOrEvent(wait, signal, { target: browser, event: "online" });
      else if (response.ok) return envelope.parse(response.body).data.json[0];
      else if (later.has(response.status) || isInProgress(response.status, path))
        await waitForOrEvent(response.retryAfterMs || wait, signal);
      else throw new UploadRefused(response.status, titleOf(response.body));
    }
  }
  const upload = async (path: string, init?: RequestInit, ending?: AbortSignal) =>
    uploadResponse.parse(await call(path, init, ending));
  return {
    /** What all files of a form are sent with. */
    issueToken: async () => tokenResponse.parse(await call("/api/uploads/token", { method: "POST" })).token,
    /** Answered also when it is cancelled meanwhile: nobody could take away an upload whose name never came. */
    begin: async (name: string, bytes: number) => {
      const init = { method: "POST", body: JSON.stringify({ name, bytes }) };
      const created = await upload("/api/uploads/", init, new AbortController().signal);
      if (signal.aborted) await cancelUpload(created.id, token, ask);
      signal.throwIfAborted();
      return created;
    },
    find: (id: string) => upload(`/api/uploads/${id}`),
    sendPart: async (id: string, number: number, body: ArrayBuffer, sha256: string) => {
      const headers = { "content-digest": `sha-256=:${base64(sha256)}:` };
      await call(`/api/uploads/${id}/parts/${number}`, { method: "PUT", body, headers });
    },
    finish: (id: string) => upload(`/api/uploads/${id}/finish`, { method: "POST" }),
    cancel: (id: string) => cancelUpload(id, token, ask),
  };
}
export type UploadCalls = ReturnType<typeof uploadCalls>;

/** Tried once, also while the page is left: what does not arrive is cleared by the server within a day. */
export async function cancelUpload(id: string, token: string, ask = fetch): Promise<void> {
  const init = { method: "DELETE", keepalive: true, signal: AbortSignal.timeout(cancelWithinMs) };
  await ask(`/api/uploads/${id}`, withToken(token, init)).catch(() => null);
}

export async function sha256Of(bytes: ArrayBuffer): Promise<string> {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", bytes));
  return Array.from(digest, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

type Answer = { ok: boolean; status: number; retryAfterMs: number; body: unknown };

/** Null when no whole answer came: to ask again for the same does no harm. */
async function responseTo(
  { signal, browser, ask }: CallContext,
  path: string,
  init: RequestInit,
): Promise<Answer | null> {
  // A connection that is gone often says nothing: the browser does, or time does.
  const cut = new AbortController();
  const giveUp = () => cut.abort();
  const timer = setTimeout(giveUp, answerWithinMs);
  browser.addEventListener("offline", giveUp);
  signal.addEventListener("abort", giveUp);
  try {
    const response = await ask(path, { ...init, signal: cut.signal });
    const { ok, status, headers } = response;
    const retryAfterMs = 1_000 * Number(headers.get("retry-after") ?? 0);
    return { ok, status, retryAfterMs, body: jsonIn(await response.text()) };
  } catch {
    signal.throwIfAborted();
    return null;
  } finally {
    clearTimeout(timer);
    browser.removeEventListener("offline", giveUp);
    signal.removeEventListener("abort", giveUp);
  }
}

function withToken(token: string, init: RequestInit): RequestInit {
  return { ...init, headers: { ...init.headers, [csrfHeader]: token } };
}

function jsonIn(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // A page of a proxy, for instance.
    return null;
  }
}

/** The check that another call began, for instance before the page was loaded anew. */
function isInProgress(status: number, path: string): boolean {
  return status === beingChecked && path.endsWith("/finish");
}

function titleOf(body: unknown): string {
  const read = problem.safeParse(body);
  return read.success ? read.data.title : failureText;
}

function base64(hex: string): string {
  return btoa(String.fromCharCode(...(hex.match(/../g) ?? []).map((byte) => Number.parseInt(byte, 16))));
}
