import { writeFileSync } from "node:fs";
import { aStockWithFaults } from "./tests/bad-stock.ts";
import { aStockOf } from "./tests/stock-rows.ts";
writeFileSync("/tmp/faulty.csv", aStockWithFaults(10000).csv);
writeFileSync("/tmp/good.json", JSON.stringify(aStockOf(10000)));
import { startPostgres, findPostgresBinaries } from "./tests/postgres-server.ts";
import { migratedDataDir } from "./tests/test-database.ts";
import { spawnSync } from "node:child_process";
const dir = await migratedDataDir();
const server = await startPostgres(findPostgresBinaries() ?? "");
const F=["--liftoff-only","--optimize-for-size","--max-semi-space-size=2"];
const run=(args: string[],env: Record<string,string>)=>{const r=spawnSync("/usr/bin/time",["-f","user %U sys %S rss %M kB","node",...F,"scripts/import-stock.ts",...args,"--verbose"],{env:{...process.env,...env},encoding:"utf8"});console.log(r.stdout.trim().split("\n").slice(-2).join(" | "),"|",r.stderr.trim().split("\n").slice(-1)[0]);};
for (const [name,env] of [["embedded",{DATA_DIR:dir}],["server",{DATA_DIR:dir,DATABASE_URL:server.url}]] as const) {
  console.log(name);
  run(["/tmp/faulty.csv"],env);
  run(["/tmp/faulty.csv","--skip-bad","--stores","/tmp/stores.json"],env);
  run(["/tmp/faulty.csv","--skip-bad"],env);
  run(["/tmp/good.json"],env);
}
await server.stop(); (await import("node:fs")).rmSync(dir,{recursive:true,force:true});
