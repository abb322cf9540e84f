/** Every sign as a stroked path in a box of 10 × 16: text in an SVG would depend on the fonts of the machine. */
const glyphs: Record<string, string> = {
  A: "M0 16L5 0L10 16M1.9 10.8H8.1",
  B: "M0 7.6H5.5A3.8 3.8 0 0 0 5.5 0H0V16H5.5A4.2 4.2 0 0 0 5.5 7.6",
  C: "M10 4.6V4.5A5 4.5 0 0 0 0 4.5V11.5A5 4.5 0 0 0 10 11.5V11.4",
  D: "M0 0H4.5A5.5 5.5 0 0 1 10 5.5V10.5A5.5 5.5 0 0 1 4.5 16H0Z",
  E: "M9.5 0H0V16H9.5M0 7.8H8.2",
  F: "M9.5 0H0V16M0 7.8H8.2",
  G: "M10 4.6V4.5A5 4.5 0 0 0 0 4.5V11.5A5 4.5 0 0 0 10 11.5V8.6H5.4",
  H: "M0 0V16M10 0V16M0 7.8H10",
  I: "M5 0V16",
  J: "M10 0V11.5A5 4.5 0 0 1 0 11.5V11",
  K: "M0 0V16M10 0L0 9.4M3.6 6.2L10 16",
  L: "M0 0V16H9.5",
  M: "M0 16V0L5 9L10 0V16",
  N: "M0 16V0L10 16V0",
  O: "M5 0A5 4.5 0 0 1 10 4.5V11.5A5 4.5 0 0 1 0 11.5V4.5A5 4.5 0 0 1 5 0Z",
  P: "M0 16V0H5.6A4.4 4.4 0 0 1 5.6 8.8H0",
  Q: "M5 0A5 4.5 0 0 1 10 4.5V11.5A5 4.5 0 0 1 0 11.5V4.5A5 4.5 0 0 1 5 0ZM6 11.4L10 16",
  R: "M0 16V0H5.6A4.3 4.3 0 0 1 5.6 8.6H0M5.2 8.6L10 16",
  S: "M9.7 4.2A4.7 4.2 0 0 0 0.3 4.2C0.3 9 10 6.4 10 11.7A5 4.3 0 0 1 0 11.7",
  T: "M0 0H10M5 0V16",
  U: "M0 0V11.5A5 4.5 0 0 0 10 11.5V0",
  V: "M0 0L5 16L10 0",
  W: "M0 0L2.6 16L5 6L7.4 16L10 0",
  X: "M0 0L10 16M10 0L0 16",
  Y: "M0 0L5 8L10 0M5 8V16",
  Z: "M0 0H10L0 16H10",
  "0": "M5 0A5 5 0 0 1 10 5V11A5 5 0 0 1 0 11V5A5 5 0 0 1 5 0Z",
  "1": "M1.6 3.6L5.6 0V16",
  "2": "M0.3 4.6A4.8 4.5 0 0 1 9.8 4.6C9.8 8.6 3 10.4 0 16H10",
  "3": "M0.4 3.9A4.6 4 0 0 1 9.4 3.9A4.4 3.7 0 0 1 4.4 7.5A5.2 4.2 0 0 1 5 16A5 4.3 0 0 1 0 12",
  "4": "M7.4 16V0L0 11.6H10",
  "5": "M9.3 0H1.2L0.6 7.4C4 5 10 6 10 10.9A5 5 0 0 1 0 11.8",
  "6": "M9.4 3.8A4.6 4.2 0 0 0 0 5V11A5 4.6 0 0 0 10 11A5 4.6 0 0 0 0 11",
  "7": "M0 0H10L3.6 16",
  "8": "M5 0A4.3 3.75 0 0 1 5 7.5A4.3 3.75 0 0 1 5 0ZM5 7.5A5 4.25 0 0 1 5 16A5 4.25 0 0 1 5 7.5Z",
  "9": "M0.6 12.2A4.6 4.2 0 0 0 10 11V5A5 4.6 0 0 0 0 5A5 4.6 0 0 0 10 5",
};

const glyphWidth = 82;
const glyphGap = 36;
/** Between the letters and the figures. */
const groupGap = 70;
/** A plate of our country has two groups of three. */
const groupLength = 3;
const plateWidth = 1040;
const bandWidth = 104;

const stars = Array.from({ length: 12 }, (_, at) => {
  const angle = (at * Math.PI) / 6;
  return star(52 + 26 * Math.sin(angle), 68 - 26 * Math.cos(angle), 6.5);
}).join("");

function star(x: number, y: number, radius: number): string {
  const points = Array.from({ length: 5 }, (_, at) => {
    const angle = (at * 4 * Math.PI) / 5 - Math.PI / 2;
    return `${(x + radius * Math.cos(angle)).toFixed(1)} ${(y + radius * Math.sin(angle)).toFixed(1)}`;
  });
  return `M${points.join("L")}Z`;
}

/** A Swedish number plate, 520 × 110 mm, black and blue on white. What is no letter or figure is left out. */
export function plateSvg(plate: string): string {
  const text = [...plate.toUpperCase()].filter((character) => character in glyphs);
  const gaps = text.map((_, at) => (at === groupLength - 1 && text.length === 6 ? groupGap : glyphGap));
  const width = text.reduce(
    (sum, _, at) => sum + glyphWidth + (at < text.length - 1 ? (gaps[at] ?? 0) : 0),
    0,
  );
  let x = bandWidth + (plateWidth - bandWidth - width) / 2;
  const paths = text.map((character, at) => {
    const path = `<path transform="translate(${x} 43) scale(${glyphWidth / 10} 8.4)" d="${glyphs[character]}"/>`;
    x += glyphWidth + (gaps[at] ?? 0);
    return path;
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="520" height="110" viewBox="0 0 ${plateWidth} 220">` +
    `<rect width="${plateWidth}" height="220" fill="#fff"/>` +
    `<rect x="5" y="5" width="1030" height="210" rx="16" fill="none" stroke="#15171a" stroke-width="6"/>` +
    `<path d="M20 8H98V212H20A12 12 0 0 1 8 200V20A12 12 0 0 1 20 8Z" fill="#0b3f9e"/>` +
    `<path d="${stars}" fill="#ffd91a"/>` +
    `<path transform="translate(36 134) scale(3.2 3.6)" d="${glyphs.S}" fill="none" stroke="#fff" stroke-width="3"/>` +
    `<g fill="none" stroke="#15171a" stroke-width="2.7" stroke-linejoin="round" stroke-linecap="square">` +
    `${paths.join("")}</g></svg>`
  );
}
