import { afterEach, expect, test, vi } from "vitest";

type Rules = Record<string, (text: string) => string>;
const policies = new Map<string, Rules>();

async function inBrowser() {
  vi.resetModules();
  policies.clear();
  vi.stubGlobal("trustedTypes", {
    createPolicy: (name: string, rules: Rules) => {
      policies.set(name, rules);
      return rules;
    },
  });
  return import("./trusted-html.ts");
}

afterEach(() => vi.unstubAllGlobals());

test("[TRUSTED-2] libraries hand over nothing that opens an element or runs", async () => {
  const { letLibrariesIn, trustedHtml } = await inBrowser();
  letLibrariesIn();
  expect(trustedHtml("<p>Hej</p>")).toBe("<p>Hej</p>");
  expect([...policies.keys()]).toEqual(["our-html", "default"]);
  const { createHTML, createScript, createScriptURL } = policies.get("default") ?? {};
  expect(
    ["<script></script>", '{"a":"\\u003c"}', "<img onerror=x>", "<script>x</script>"].map((one) =>
      createHTML?.(one),
    ),
  ).toEqual(["<script></script>", '{"a":"\\u003c"}', "", ""]);
  expect(['{"a":[1]}', "alert(1)", "{alert(1)}", ""].map((one) => createScript?.(one))).toEqual([
    '{"a":[1]}',
    "",
    "",
    "",
  ]);
  expect(["/sw.js?1", "https://evil.example/x.js", "data:,x"].map((one) => createScriptURL?.(one))).toEqual([
    "/sw.js?1",
    "",
    "",
  ]);
});

test("[TRUSTED-2] where there are no such types a text stays one", async () => {
  vi.resetModules();
  const { letLibrariesIn, trustedHtml } = await import("./trusted-html.ts");
  letLibrariesIn();
  expect(trustedHtml("<p>Hej</p>")).toBe("<p>Hej</p>");
});
