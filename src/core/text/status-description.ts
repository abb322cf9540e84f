import { messages } from "./messages.ts";

const descriptions: Record<number, string> = {
  100: "Continue",
  200: "OK",
  201: "Created",
  202: "Accepted",
  204: "No content",
  304: "Not modified",
  400: "Bad request",
  401: "Unauthorized",
  402: "Payment required",
  403: "Forbidden",
  404: "Not found",
  405: "Method not allowed",
  500: "Internal server error",
  502: "Bad gateway",
  503: "Service unavailable",
};

/** A status in words; one that the catalogue does not know gets the general text. */
export function statusDescription(status: number): string {
  return descriptions[status] ?? messages.default;
}
