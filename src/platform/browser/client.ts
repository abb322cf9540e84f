import { messages } from "#core/text/messages.ts";
import { responseFailure } from "#core/text/response-failure.ts";
import { statusDescription } from "#core/text/status-description.ts";

/** What a call came to. Of a failure `code` is the HTTP status, 0 without an answer, and `body` what the server said. */
export type CallOutcome =
  | { status: "success"; data: unknown }
  | { status: "fail" | "error"; code: number; message: string; body: unknown };

type Values = Readonly<Record<string, unknown>>;
type Write = "POST" | "PUT" | "PATCH" | "DELETE" | "UPDATE";
type Options = {
  /** An access token, for the calls of the staff. */
  bearer?: string;
  headers?: Readonly<Record<string, string>>;
  signal?: AbortSignal;
  /** What is sent when somebody leaves the page arrives all the same. */
  keepalive?: boolean;
};
type Send = (address: string, init: RequestInit) => Promise<Response>;

/** HTTP has no such word: it goes as PATCH, and says what it is beside. (decisions §2) */
const asPatch = { method: "PATCH", headers: { "x-http-method": "UPDATE" } };

/** The generic client of product.md §7, over whatever sends requests. */
export function createClient(send: Send = (address, init) => fetch(address, init)) {
  async function answered(address: string, init: RequestInit): Promise<CallOutcome> {
    const response = await send(address, init).catch(() => null);
    return response ? outcomeOf(response) : noResponse;
  }

  async function write(
    method: Write,
    address: string,
    values?: Values,
    options: Options = {},
  ): Promise<CallOutcome> {
    const sent = method === "UPDATE" ? asPatch : { method, headers: {} };
    const { body, type } = bodyOf(values);
    const headers = { ...readHeaders(options), ...type, ...sent.headers, ...options.headers };
    return answered(address, { ...always, ...requestOptions(options), method: sent.method, headers, body });
  }

  const read = (address: string, options: Options = {}) =>
    answered(address, {
      ...always,
      ...requestOptions(options),
      method: "GET",
      headers: { ...readHeaders(options), ...options.headers },
    });

  return {
    get: read,
    /** Lists as repeated keys; what is null or undefined is not asked. */
    getWith: (address: string, query: Values, options?: Options) => read(withQuery(address, query), options),
    /** The answer as it is: a file. */
    getBlob: async (address: string, options: Options = {}): Promise<CallOutcome> => {
      const headers = { ...readHeaders(options), ...options.headers };
      const response = await send(address, {
        ...always,
        ...requestOptions(options),
        method: "GET",
        headers,
      }).catch(() => null);
      if (!response) return noResponse;
      return response.ok ? { status: "success", data: await response.blob() } : outcomeOf(response);
    },
    write,
  };
}

const always = { mode: "cors", cache: "no-store" } as const;

const noResponse: CallOutcome = { status: "error", code: 0, message: messages.default, body: null };

function readHeaders({ bearer }: Options): Record<string, string> {
  return { accept: "application/json", ...(bearer ? { authorization: `Bearer ${bearer}` } : {}) };
}

function requestOptions({ signal, keepalive }: Options): Pick<RequestInit, "signal" | "keepalive"> {
  return { ...(signal && { signal }), ...(keepalive && { keepalive }) };
}

/** JSON, or a multipart form when a value is a file; of those values only texts and files are sent. */
function bodyOf(values: Values | undefined): { body: BodyInit | null; type: Record<string, string> } {
  if (values === undefined) return { body: null, type: {} };
  if (!Object.values(values).some(isFile))
    return { body: JSON.stringify(values), type: { "content-type": "application/json" } };
  const form = new FormData();
  for (const [name, value] of Object.entries(values))
    if (typeof value === "string" || isFile(value)) form.append(name, value);
  return { body: form, type: {} };
}

function isFile(value: unknown): value is Blob {
  return value instanceof Blob;
}

function withQuery(address: string, query: Values): string {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(query))
    for (const one of Array.isArray(value) ? value : [value])
      if (one !== null && one !== undefined) parameters.append(name, String(one));
  return parameters.size === 0 ? address : `${address}${address.includes("?") ? "&" : "?"}${parameters}`;
}

async function outcomeOf(response: Response): Promise<CallOutcome> {
  const body = await response.json().then(
    (json: unknown) => ({ json }),
    () => null,
  );
  if (!response.ok) return failureOf(response.status, body?.json ?? null);
  if (body === null) return { status: "success", data: null };
  const { json } = body;
  if (!isRecord(json)) return { status: "success", data: json };
  if (json.hasError === true)
    return { status: "fail", code: response.status, message: joinedErrors(json.errors), body: json };
  const failure = typeof json.status === "string" ? responseFailure({ ...json, status: json.status }) : null;
  if (failure !== null) return { status: "fail", code: response.status, message: failure, body: json };
  return { status: "success", data: "data" in json ? json.data : json };
}

function joinedErrors(errors: unknown): string {
  const texts = Array.isArray(errors) ? errors.map(String).filter(Boolean) : [];
  return texts.length > 0 ? texts.join(" | ") : messages.default;
}

/** What stands in the title of a server's own failure is for its log, not for visitors. */
function failureOf(status: number, body: unknown): CallOutcome {
  const isServers = status >= 500;
  const title = isRecord(body) && typeof body.title === "string" ? body.title.trim() : "";
  return {
    status: isServers ? "error" : "fail",
    code: status,
    message: title !== "" && !isServers ? title : statusDescription(status),
    body,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
