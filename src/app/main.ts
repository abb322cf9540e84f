import { existsSync } from "node:fs";

const server = new URL("../../build/server/serve.js", import.meta.url);

// What runs is the build, in which the server and its pages share one copy of every module (docs/decisions/0015-the-server-is-built.md).
if (existsSync(server)) await import(server.href);
else {
  const { runOrExplain, StartRefused } = await import("#platform/log/run-or-explain.ts");
  await runOrExplain(() =>
    Promise.reject(new StartRefused("there is no build. Run `npm ci && npm run build` (docs/operating.md).")),
  );
}
