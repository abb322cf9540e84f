import { withoutSecrets } from "./without-secrets.ts";

export type LoggableError = {
  type: string;
  message: string;
  stack?: string;
  code?: string;
  constraint?: string;
  table?: string;
  cause?: LoggableError;
};

type Spoken = Error & { code?: unknown; constraint?: unknown; table?: unknown };

/**
 * What a log may say of a failure. The query builder puts the statement and its values into the message, and PostgreSQL
 * quotes values in its details; the router names the address: all that is somebody's own. What remains says where and why.
 */
export function loggableError(error: unknown): LoggableError {
  if (!(error instanceof Error)) return { type: typeof error, message: withoutSecrets(String(error)) };
  const { name, stack, code, constraint, table, cause } = error as Spoken;
  const message = messageOf(error);
  return {
    type: name,
    message,
    ...(stack && { stack: `${name}: ${message}${framesOf(stack)}` }),
    ...texts({ code, constraint, table }),
    ...(cause instanceof Error && { cause: loggableError(cause) }),
  };
}

/** The same as text, for whoever has no log yet. */
export function errorText(error: unknown): string {
  const { stack, message, cause, code } = loggableError(error);
  const why = cause ? ` (${[cause.code, cause.message].filter(Boolean).join(" ")})` : "";
  return stack ? stack.replace(message, `${message}${why}`) : [code, message].filter(Boolean).join(" ");
}

/** PostgreSQL's class 22: what it says of a value that it could not read repeats the value. */
const quotesValues = /^22/;

function messageOf(error: Spoken): string {
  if ("query" in error && "params" in error) return "a query failed";
  return quotesValues.test(String(error.code)) ? "a value could not be read" : withoutSecrets(error.message);
}

/** From the first frame on: above it stands the message once more. */
function framesOf(stack: string): string {
  const at = stack.search(/\n[^\S\n]+at /);
  return at === -1 ? "" : stack.slice(at);
}

function texts(fields: Record<"code" | "constraint" | "table", unknown>) {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => typeof value === "string"));
}
