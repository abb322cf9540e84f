import { messageFromServer, messages } from "./messages.ts";

type Answer = { status: string; message?: unknown };

/** The text that explains a failed answer, or null when it succeeded. Only 'success' is success. */
export function responseFailure(answer: Answer): string | null {
  return answer.status === "success"
    ? null
    : messageFromServer(typeof answer.message === "string" ? answer.message : null);
}

export type ListReading = { ok: true; value: unknown[] } | { ok: false; message: string };

/** The list in `data.json`; anything that is not a list there is an error, not an empty list. */
export function listFromResponse(data: unknown): ListReading {
  const json = typeof data === "object" && data !== null && "json" in data ? data.json : undefined;
  return Array.isArray(json) ? { ok: true, value: json } : { ok: false, message: messages.default };
}
