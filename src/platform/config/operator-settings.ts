import * as z from "zod";

/** What operators see of the site, and who may. */
export const operatorSettings = {
  /** What a Prometheus on another machine shows; unset = /metrics is for this machine alone. */
  METRICS_TOKEN: z
    .string()
    .regex(/^[\w.~+/=-]{32,}$/, "METRICS_TOKEN must be at least 32 letters and digits")
    .optional(),
};

/** Never repeated in a message. */
export const operatorSecrets = ["METRICS_TOKEN"] as const;
