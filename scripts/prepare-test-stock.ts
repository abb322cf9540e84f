import { rmSync } from "node:fs";
import { stockedDataDir } from "#tests/data-dirs.ts";

/** Fills a database with the demo stock once, beside other work; every test that needs one copies it. */
rmSync(await stockedDataDir(), { recursive: true });
