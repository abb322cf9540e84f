import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { outlinesIn } from "./woff2-outlines.ts";

/**
 * The outlines of the letters on sharing pictures, from the fonts that the site ships: text in an SVG would depend on the
 * fonts of the machine, and be empty boxes where there are none. `node scripts/make-glyphs.ts` after a change of the font.
 */
const font = (subset: string) =>
  fileURLToPath(
    import.meta.resolve(
      `@fontsource-variable/familjen-grotesk/files/familjen-grotesk-${subset}-wght-normal.woff2`,
    ),
  );
const target = new URL("../src/platform/pictures/sharing/glyphs.json", import.meta.url);

const latin1 = Array.from({ length: 0xff - 0x20 + 1 }, (_, at) => String.fromCodePoint(0x20 + at));
const others = [..."–—’”…•ŠšŽžČčĆćĐđŁłŃńŘřŞşĞğİıŐőŰűĀāĒēĪīŪūŻż"];
const wanted = [...latin1, ...others].filter((sign) => !/[\u007f-\u009f\u00ad]/.test(sign));

const subsets = ["latin", "latin-ext"].map((subset) => outlinesIn(readFileSync(font(subset))));
const glyphs: Record<string, { advance: number; path: string }> = {};
for (const sign of wanted) {
  const found = subsets.map(({ find }) => find(sign)).find((glyph) => glyph !== null);
  if (found) glyphs[sign] = found;
}
const { unitsPerEm } = subsets[0] ?? { unitsPerEm: 1_000 };
writeFileSync(target, `${JSON.stringify({ unitsPerEm, glyphs })}\n`);
process.stdout.write(`${Object.keys(glyphs).length} of ${wanted.length} signs\n`);
