import { existsSync, readFileSync } from "node:fs";
import type { MetricRow } from "#platform/metrics/metrics.ts";

const manifest = new URL("../../package.json", import.meta.url);
const stamp = new URL("../../build/stamp", import.meta.url);

export function siteVersion(): string {
  return (JSON.parse(readFileSync(manifest, "utf8")) as { version: string }).version;
}

/** Which version runs here, of which build: two nodes that differ for long are out of step. */
export function buildMetric(): MetricRow {
  const build = existsSync(stamp) ? readFileSync(stamp, "utf8").slice(0, 12) : "none";
  const labels = { version: siteVersion(), build, node: process.versions.node };
  return {
    name: "site_build_info",
    help: "Always 1; the labels say what runs",
    kind: "gauge",
    labels: Object.keys(labels),
    read: () => [{ labels, value: 1 }],
  };
}
