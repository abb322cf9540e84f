import * as z from "zod";
import { identifier } from "./env-fields.ts";

/** What operators see of the site, and who may. Those that begin with OTEL are OpenTelemetry's own names. */
export const operatorSettings = {
  /** What a Prometheus on another machine shows; unset = /metrics is for this machine alone. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{32,}$/, "METRICS_TOKEN must be at least 32 letters and digits")
    .optional(),
  /** Unset = nothing is traced, and nothing of OpenTelemetry is loaded. */
  OTEL_EXPORTER_OTLP_ENDPOINT: z
    .url({
      protocol: /^https?$/,
      error: "OTEL_EXPORTER_OTLP_ENDPOINT must look like http://localhost:4318",
    })
    .transform((text) => text.replace(/(?<!\/)\/+$/, ""))
    .optional(),
  /** Keys of whoever receives them. */
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .transform((text, context) => {
      const headers = headersFrom(text);
      if (headers === null)
        context.addIssue("OTEL_EXPORTER_OTLP_HEADERS must look like name=value,other-name=value");
      return headers ?? z.NEVER;
    })
    .optional(),
  /** Unset = "site". */
  OTEL_SERVICE_NAME: identifier("OTEL_SERVICE_NAME"),
  /** Which share of the requests is traced. */
  OTEL_TRACES_SAMPLER_ARG: z
    .string()
    .regex(/^(?:0(?:\.\d+)?|1(?:\.0+)?)$/, "OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1")
    .transform(Number)
    .optional(),
};

/** Never repeated in a message. */
export const operatorSecrets = [
  "METRICS_TOKEN",
  "OTEL_EXPORTER_OTLP_ENDPOINT",
  "OTEL_EXPORTER_OTLP_HEADERS",
] as const;

/** As OpenTelemetry writes them: name=value, percent-encoded, separated by commas. */
function headersFrom(text: string): Record<string, string> | null {
  const pairs = text.split(",").map((part) => /^([\w-]+)\s*=\s*(\S.*)$/.exec(part.trim()));
  const headers: Record<string, string> = {};
  for (const pair of pairs) {
    const [, name, value] = pair ?? [];
    if (name === undefined || value === undefined) return null;
    try {
      headers[name.toLowerCase()] = decodeURIComponent(value);
    } catch {
      return null;
    }
  }
  return headers;
}
