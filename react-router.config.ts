import type { Config } from "@react-router/dev/config";

export default {
  appDirectory: "src",
  // biome-ignore lint/style/noProcessEnv: scripts/build.ts builds aside and swaps.
  buildDirectory: process.env.SITE_BUILD_DIR ?? "build",
  serverBuildFile: "[name].js",
  ssr: true,
  routeDiscovery: { mode: "initial" },
} satisfies Config;
