import { isIP } from "node:net";
import { connect } from "node:tls";
import { schedule } from "#platform/jobs/schedule.ts";
import type { MetricRow } from "./metrics.ts";

const everyMs = 3_600_000;
const timeLimitMs = 10_000;

/**
 * Until when the certificate is good that visitors are shown: asked for at the public address, as they do, since TLS ends in
 * a proxy, whose files this process may not read, and which may still serve the one before. Nothing is asked of http.
 */
export function certificateWatch(publicOrigin: string, { firstAfterMs = 5_000 } = {}) {
  let expiresAt: Date | null = null;
  const isHttps = new URL(publicOrigin).protocol === "https:";
  const stop = isHttps
    ? schedule({
        run: async () => {
          expiresAt = await certificateExpiry(publicOrigin);
        },
        firstAfterMs,
        everyMs,
        onFailure: () => {
          // Nobody answers: what is known stays, and whether anybody can come in is for others to see.
        },
      })
    : async () => {};
  const row: MetricRow = {
    name: "site_certificate_expiry_timestamp_seconds",
    help: "End of the certificate that visitors are shown",
    kind: "gauge",
    read: () => expiresAt && expiresAt.getTime() / 1_000,
  };
  return { row, stop };
}

export function certificateExpiry(origin: string): Promise<Date> {
  const { hostname, port } = new URL(origin);
  const host = hostname.replace(/^\[|\]$/g, "");
  return new Promise((resolve, reject) => {
    const socket = connect({
      host,
      port: Number(port || 443),
      ...(isIP(host) === 0 && { servername: host }),
      // Only its date is read, and that of one that has run out is wanted most of all.
      rejectUnauthorized: false,
    });
    socket.setTimeout(timeLimitMs, () => socket.destroy(new Error(`${host} did not answer`)));
    socket.once("error", reject);
    socket.once("secureConnect", () => {
      const { valid_to: until } = socket.getPeerCertificate();
      socket.destroy();
      resolve(new Date(until));
    });
  });
}
