import { readEnv } from "#platform/config/env.ts";
import { runOrExplain } from "#platform/log/run-or-explain.ts";
import { prepareBuild } from "./build.ts";

/** What `npm start` does first. */
await runOrExplain(async () => {
  // biome-ignore lint/style/noProcessEnv: whether a build may be made is one of the server's settings.
  const { APP_ENV } = readEnv(process.env);
  await prepareBuild({ isProduction: APP_ENV === "production" });
});
