import { expect, test } from "vitest";
import { loggablePath } from "./log.ts";

test.each([
  ["/kopa-bil/volvo/mlb84a/", "/kopa-bil/volvo/mlb84a/"],
  ["/api/save-search/anna@example.com", "/api/save-search/[e-mail]"],
  ["/api/save-search/anna%40example.com/", "/api/save-search/[e-mail]/"],
  [`/api/uploads/${"a1".repeat(32)}/parts/3`, "/api/uploads/[secret]/parts/3"],
  ["/reservation/k.s.u.mac/avboka/", "/reservation/[secret]/avboka/"],
  ["/reservation/ko/k.s.u.mac/", "/reservation/ko/[secret]/"],
  ["/arende/own.abc.def.ghi.data", "/arende/[secret]"],
  ["/Arende/own.abc.def.ghi/stang/", "/Arende/[secret]/stang/"],
  ["/f/Zk3vQ1/", "/f/[secret]/"],
  ["/offertforslag/own.abc.def.ghi/val/", "/offertforslag/[secret]/val/"],
  ["/offertforslag/", "/offertforslag/"],
  ["/okand/own.sx8k2p.NDgyOTcx.aBcDeFgHiJkLmNoPqRsTuV/", "/okand/[secret]/"],
])("[LOG-2] %s is logged as %s", (path, logged) => {
  expect(loggablePath(path)).toBe(logged);
});
