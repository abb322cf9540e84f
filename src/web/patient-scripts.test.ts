import { expect, test } from "vitest";
import { withPatientScripts } from "./patient-scripts.ts";

const page = (code: string) =>
  `<head><link rel="modulepreload" href="/assets/a.js" nonce="n"/><link rel="stylesheet" href="/a.css"/></head>` +
  `<body><script nonce="n">context</script><script nonce="n" type="module" async="">${code}</script></body>`;

test("[SPEED-1] preloads and the starting script wait for the first paint; all else stays", () => {
  const html = withPatientScripts(page(`import "/assets/a.js";`));
  expect(html).not.toContain('<link rel="modulepreload"');
  expect(html).toContain('<link rel="stylesheet" href="/a.css"/>');
  expect(html).toContain('<script nonce="n">context</script>');
  expect(html).toMatch(
    /type="module" async="">\(.*requestAnimationFrame.*\)\(\["\/assets\/a\.js"\], "import \\"\/assets\/a\.js\\";"\)<\/script>/s,
  );
});

test("[SPEED-1] nothing in the starting script ends its element", () => {
  expect(withPatientScripts(page("a<b")).match(/<\/script>/g)).toHaveLength(2);
  expect(withPatientScripts(page("a<b"))).toContain("a\\u003cb");
});

test("[SPEED-1] a page without scripts is left as it is", () => {
  expect(withPatientScripts("<p>Hej</p>")).toBe("<p>Hej</p>");
});
