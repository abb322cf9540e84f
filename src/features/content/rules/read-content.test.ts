import { expect, test } from "vitest";
import { readContent } from "./read-content.ts";

const facts = {
  plain: { name: "Milstolpen", phone: "08-465 004 00" },
  inText: { name: "Milstolpen", phone: "[08-465 004 00](tel:+46846500400)" },
};
const head = {
  title: "Köpvillkor",
  description: "Vad som gäller.",
  lead: "Läs detta.",
  reviewed: "2026-11-15",
};

/** A text with this head and body; a field that is undefined is left out. */
function aText(body: string, said: Record<string, string | undefined> = {}): string {
  const lines = Object.entries({ ...head, ...said }).flatMap(([name, value]) =>
    value === undefined ? [] : [`${name}: ${value}`],
  );
  return `---\n${lines.join("\n")}\n---\n\n${body}\n`;
}

const read = (body: string, said?: Record<string, string | undefined>) =>
  readContent(aText(body, said), facts);

test("[CONTENT-1] the head names the page; what it does not say has its ordinary value", () => {
  expect(read("Text.")).toEqual({
    title: "Köpvillkor",
    metaTitle: "Köpvillkor",
    description: "Vad som gäller.",
    lead: "Läs detta.",
    reviewed: "2026-11-15",
    date: null,
    noindex: false,
    isDemo: false,
    isCampaign: false,
    html: "<p>Text.</p>\n",
    sections: [],
    questions: [],
    later: [],
    liveFacts: [],
    parts: { drawing: null, brief: [], facts: null, earlier: [] },
  });
  expect(read("Text.", { metaTitle: "Villkor: köp", date: "2026-11-10", noindex: "true" })).toMatchObject({
    metaTitle: "Villkor: köp",
    date: "2026-11-10",
    noindex: true,
  });
  expect(read("Text.", { demo: "true" }).isDemo).toBe(true);
});

test("[CONTENT-1] a file from Windows is read alike", () => {
  expect(readContent(aText("## Pris\n\nText.").replaceAll("\n", "\r\n"), facts)).toEqual(
    read("## Pris\n\nText."),
  );
});

test.each([
  { title: undefined },
  { description: undefined },
  { lead: undefined },
  { reviewed: undefined },
  { reviewed: "15 november" },
  { title: "" },
  { noindex: "ja" },
  { titel: "Köpvillkor" },
])("[CONTENT-1] a head with %j is refused", (said) => {
  expect(() => read("Text.", said)).toThrow();
});

test("[CONTENT-1] a file without a head is refused", () => {
  expect(() => readContent("## Pris\n\nText.", facts)).toThrow();
});

test("[CONTENT-2] sections can be linked to by their words, without accents and signs", () => {
  const { html, sections } = read("## Ångra avtalet, här!\n\n### Å andra sidan\n\n## 1. Pris & moms\n");
  expect(sections).toEqual([
    { id: "angra-avtalet-har", text: "Ångra avtalet, här!" },
    { id: "1-pris-moms", text: "1. Pris & moms" },
  ]);
  expect(html).toContain('<h2 id="angra-avtalet-har">Ångra avtalet, här!</h2>');
  expect(html).toContain("<h3>Å andra sidan</h3>");
});

test("[CONTENT-3] facts stand in head and text; a placeholder without a fact stops the reading", () => {
  const page = read("Köp av {{name}}.", { lead: "Hos {{name}}." });
  expect([page.lead, page.html]).toEqual(["Hos Milstolpen.", "<p>Köp av Milstolpen.</p>\n"]);
  expect(() => read("Ring {{fax}}.")).toThrow("{{fax}}");
  expect(() => read("Text.", { lead: "Ring {{fax}}." })).toThrow("{{fax}}");
});

test("[CONTENT-4] HTML in a text is shown, never run", () => {
  const { html } = read('Ett <b onclick="x()">ord</b>.\n\n<script>x()</script>\n');
  expect(html).not.toMatch(/<(?:b|script)/);
  expect(html).toContain("&lt;script&gt;x()&lt;/script&gt;");
  expect(html).toContain("&lt;b onclick=&quot;x()&quot;&gt;");
});

test("[CONTENT-5] the headings under Vanliga frågor are questions, what follows them the answers; a text that promises questions has them", () => {
  const body =
    "## Pris\n\n### Inte jag\n\nNej.\n\n## Vanliga frågor\n\n### Kostar det?\n\nNej.\n\n- Alls.\n\n### Säkert?\n\nJa.\n\n## Mer\n\n### Inte heller\n";
  expect(read(body, { faq: "true" }).questions).toEqual([
    { question: "Kostar det?", answer: "<p>Nej.</p>\n<ul>\n<li>Alls.</li>\n</ul>\n" },
    { question: "Säkert?", answer: "<p>Ja.</p>\n" },
  ]);
  expect(read(body).questions).toEqual([]);
  expect(() => read("## Pris\n\nText.", { faq: "true" })).toThrow("Vanliga frågor");
});

test("[CONTENT-7] links within the site, to the phone and to the mail are plain links; a link that leaves the site opens in a new tab and says so", () => {
  expect(read("[butik](/butik/)").html).toBe('<p><a href="/butik/">butik</a></p>\n');
  expect(read("[08](tel:+468)").html).toBe('<p><a href="tel:+468">08</a></p>\n');
  expect(read("a@example.com").html).toBe('<p><a href="mailto:a@example.com">a@example.com</a></p>\n');
  const { html } = read("[arn.se](https://www.arn.se/)");
  expect(html).toContain('<a href="https://www.arn.se/" target="_blank" rel="noopener">arn.se');
  expect(html).toContain('<span class="sr-only"> (öppnas i ny flik)</span></a>');
});

test.each(["javascript:x()", "http://arn.se/", "butik/", "data:text/html,x"])(
  "[CONTENT-7] a link to %s is refused",
  (href) => {
    expect(() => read(`[här](${href})`)).toThrow(href);
  },
);

test("[CONTENT-8] a table has row headings, and its cells know the name of their column; with two columns the row heading says enough", () => {
  const { html } = read("| | Hel | Halv |\n|---|---|---|\n| Krock | ja | **nej** |\n");
  expect(html).toContain('<td role="cell"></td><th scope="col" role="columnheader">Hel</th>');
  expect(html).toContain('<th scope="row" role="rowheader">Krock</th>');
  expect(html).toContain('<td role="cell" data-label="Hel">ja</td>');
  expect(html).toContain('<td role="cell" data-label="Halv"><strong>nej</strong></td>');
  expect(read("| Vad | Hur |\n|---|---|\n| Pris | fast |\n").html).toContain('<td role="cell">fast</td>');
});

test("[CONTENT-9] numbers in head and text hold together", () => {
  const page = read("Högst 22 000 mil.", { lead: "Från 240 000 kr." });
  expect([page.lead, page.html]).toEqual([
    "Från 240\u00a0000\u00a0kr.",
    "<p>Högst 22\u00a0000\u00a0mil.</p>\n",
  ]);
});

test("[CONTENT-10] the phone number can be rung from the text, and stands plain in the head", () => {
  const page = read("Ring {{phone}}.", { lead: "Ring {{phone}}." });
  expect(page.lead).toBe("Ring 08-465\u00a0004\u00a000.");
  expect(page.html).toContain('<a href="tel:+46846500400">');
});

const parts = {
  drawing: "road",
  brief: "\n- 0 kr | att reservera\n- 14 dagar | ångerrätt\n- 3 år | reklamation\n- Priset | i annonsen",
  facts: "Kort om köpet\n- Säljare | {{name}}\n- Ålder | 18 år",
  earlier: "\n- 2026-01-01 | Nya tider för leverans.",
};

test("[TEXTPAGE-1] [TEXTPAGE-5] the head says what stands around the text", () => {
  expect(read("Text.", parts).parts).toEqual({
    drawing: "road",
    brief: [
      { term: "0\u00a0kr", text: "att reservera" },
      { term: "14\u00a0dagar", text: "ångerrätt" },
      { term: "3\u00a0år", text: "reklamation" },
      { term: "Priset", text: "i annonsen" },
    ],
    facts: {
      title: "Kort om köpet",
      rows: [
        { term: "Säljare", text: "Milstolpen" },
        { term: "Ålder", text: "18\u00a0år" },
      ],
    },
    earlier: [{ on: "2026-01-01", text: "Nya tider för leverans." }],
  });
});

test.each([
  { brief: "\n- 0 kr | att reservera" },
  { drawing: "moon" },
  { facts: parts.facts.replace("Kort om köpet", "") },
  { facts: "Kort\n- Säljare\n- Ålder | 18" },
  { earlier: "\n- i fjol | Nytt." },
])("[TEXTPAGE-1] %j stops the reading", (said) => {
  expect(() => read("Text.", said)).toThrow();
});

test("[CONTENT-21] a picture of ours stands with its size; another's, and one without, stop the reading", () => {
  expect(read('![Två år](/eu.svg "595×842")').html).toBe(
    '<p><img src="/eu.svg" alt="Två år" width="595" height="842"></p>\n',
  );
  for (const picture of ['![a](https://bilder.example/a.svg "1×1")', "![a](/a.svg)"])
    expect(() => read(picture)).toThrow("Not a picture a text may show");
});

test("[TEXTPAGE-3] a callout says its kind in words", () => {
  expect(read("> [warn] Ingen *ångerrätt* i butik.").html).toBe(
    '<div class="callout callout-warn"><p class="callout-name">Tänk på</p><p>Ingen <em>ångerrätt</em> i butik.</p>\n</div>\n',
  );
  expect(read("> [law Konsumentköplagen] Tre år.").html).toContain(
    '<p class="callout-name">Konsumentköplagen</p><p>Tre år.</p>',
  );
  expect(() => read("> Ett citat.")).toThrow("Not a callout");
});
