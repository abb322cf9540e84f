import { buildIfNeeded } from "./build.ts";

buildIfNeeded();
await import("../src/server/main.ts");
