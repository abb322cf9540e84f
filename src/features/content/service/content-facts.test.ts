import { globSync } from "node:fs";
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { legalGuarantee } from "#core/company/legal-guarantee.ts";
import { LegalGuarantee } from "#ui/legal-guarantee.tsx";
import { markdown } from "../rules/content-html.ts";
import { noticeInText } from "./content-facts.ts";

const picture = { path: "/eu-garanti-sv.svg", width: 595, height: 842, alt: "Minst två år" };
const withFile = { ...legalGuarantee, picture };

test("[GUARANTEE-3] with the Commission's file it stands as it is, in its own size, and none of our words beside it", () => {
  const shown = [
    renderToStaticMarkup(createElement(LegalGuarantee, { notice: withFile })),
    String(markdown.parse(noticeInText(withFile))),
  ];
  for (const html of shown) {
    expect(html.match(/<img[^>]*>/g)).toEqual([
      expect.stringMatching(/^<img src="\/eu-garanti-sv\.svg"[^>]*>$/),
    ]);
    for (const part of ['width="595"', 'height="842"', 'alt="Minst två år"', legalGuarantee.portal])
      expect(html).toContain(part);
    expect(html).not.toMatch(/<img[^>]*(?:class|style)=/);
    expect(html).not.toContain(legalGuarantee.text);
  }
});

test("[GUARANTEE-3] a file that lies in public/ is the one that is shown", () => {
  const files = globSync("public/eu-garanti-sv.*").map((file) => file.replace(/^public/, ""));
  expect(files).toEqual(legalGuarantee.picture === null ? [] : [legalGuarantee.picture.path]);
});
