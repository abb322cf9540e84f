import { expect, test } from "vitest";
import { withPatientScripts } from "./patient-scripts.ts";

const page = (code: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/a.css"/></head>` +
  `<body><script>context</script><script nonce="m" type="module" async="">${code}</script></body>`;

test("[SPEED-1] preloads and the starting script wait for the first paint; all else stays", () => {
  const code = `import "/assets/a.js";`;
  const { html, startsLater } = withPatientScripts(page(code), "m");
  expect(startsLater).toBe(code);
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain("<script>context</script>");
  expect(html).toMatch(
    /type="module" async="">\(.*requestAnimationFrame.*\)\(\["\/assets\/a\.js"\], "import \\"\/assets\/a\.js\\";"\)<\/script>/s,
  );
});

test("[SPEED-1] nothing in the starting script ends its element; a page without scripts is left as it is", () => {
  const { html } = withPatientScripts(page("a<b"), "m");
  expect(html.match(/<\/script>/g)).toHaveLength(2);
  expect(html).toContain("a\\u003cb");
  expect(withPatientScripts("<p>Hej</p>", "m")).toEqual({ html: "<p>Hej</p>", startsLater: null });
});

test("[SEC-2] a script that only looks like the starting one is left where it is", () => {
  const html = page("ours").replace('nonce="m"', 'nonce="x"');
  expect(withPatientScripts(html, "m")).toEqual({ html, startsLater: null });
});
