import { test } from "vitest";
import { surviveKills } from "#tests/killed-writer.ts";

test("[DATA-2] killed twenty times in the middle of writes, it opens each time with every acknowledged write", () =>
  surviveKills(20));
