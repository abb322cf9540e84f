import { maxFormBytes } from "#features/forms/api/read-submission.ts";
import type { WorkBounds } from "#platform/http/admission.ts";

/** Takes hardly any time of this thread: it starts as it comes. */
const startedAtOnce = {
  atOnce: 1_000,
  perRound: null,
  ready: { usual: 1_000, underLoad: 1_000 },
  crowd: 1_000,
} as const;

/**
 * What a request costs, by its method and address. Forms first: what somebody has filled in goes before a page that is new.
 * What is longer than any text that is typed comes over minutes, and has bounds of its own when it has come
 * (`arrived-form.ts`, `upload-routes.ts`), so no line of ours waits for it. Files are read from the disk by other threads.
 */
export const workClasses = {
  form: {
    atOnce: 4,
    perRound: 2,
    ready: { usual: 256, underLoad: 10 },
    crowd: 100,
    each: { atOnce: 2, waiting: 64 },
  },
  page: {
    atOnce: 32,
    perRound: 1,
    ready: { usual: 64, underLoad: 12 },
    crowd: 12,
    each: { atOnce: 8, waiting: 500 },
  },
  call: {
    atOnce: 32,
    perRound: 2,
    ready: { usual: 64, underLoad: 12 },
    crowd: 12,
    each: { atOnce: 5, waiting: 60 },
  },
  upload: { ...startedAtOnce, each: { atOnce: 8, waiting: 64 } },
  file: { ...startedAtOnce, each: { atOnce: 1_000, waiting: 0 } },
} as const satisfies Record<string, WorkBounds>;

export type WorkClass = keyof typeof workClasses;

const isUpload = /^\/api\/uploads(?:\/|$)/;
const isCall = /^\/api(?:\/|$)/;
/** Made of the whole stock, whatever their names end with. */
const isSitemap = /^\/sitemap/;
const isFile = /^\/files\/|\.(?!data$)[a-z0-9]+$/i;

type RequestHead = { method: string; path: string; header: (name: string) => string | undefined };

export function workClassOf({ method, path, header }: RequestHead): WorkClass {
  if (isUpload.test(path)) return "upload";
  if (method !== "GET" && method !== "HEAD" && method !== "OPTIONS")
    return header("transfer-encoding") !== undefined || lengthOf(header) > maxFormBytes ? "upload" : "form";
  if (isCall.test(path)) return "call";
  return isFile.test(path) && !isSitemap.test(path) ? "file" : "page";
}

/** Of what follows the request; 0 where nobody says. */
export const lengthOf = (header: RequestHead["header"]) => Number(header("content-length") ?? 0);
