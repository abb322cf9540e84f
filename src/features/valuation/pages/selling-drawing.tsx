import type { SellingDrawing as Name } from "./landing-texts.ts";

type Drawing = {
  line: string;
  fill?: string;
  faint?: string;
  mark?: string;
  fillMark?: string;
  /** In the letters of the site. */
  words?: { at: readonly [x: number, y: number]; text: string; onMark?: true };
};

/** Somebody who stands there: a head and a body, from the waist up. */
const person = (x: number, y: number) =>
  `M${x - 9} ${y}a9 9 0 1 1 18 0 9 9 0 1 1-18 0zM${x - 16} ${y + 44}v-16q0-14 16-14t16 14v16`;
/** A car from its side that is 100 long, with its front to the right; its wheels stand on `y`. */
const car = (x: number, y: number) =>
  `M${x} ${y - 8}q-3-14 4-20l15-13q5-4 14-4h18q9 0 17 8l9 8q15 2 18 8 3 5 1 13H${x + 88}a10 10 0 0 0-20 0H${x + 32}a10 10 0 0 0-20 0zM${x + 22} ${y - 16}a8 8 0 1 1 0 16 8 8 0 1 1 0-16zM${x + 78} ${y - 16}a8 8 0 1 1 0 16 8 8 0 1 1 0-16z`;
const glass = (x: number, y: number) =>
  `M${x + 17} ${y - 28}l8-8q2-3 7-3h7v11zM${x + 44} ${y - 39}h9q6 0 12 6l5 5H${x + 44}z`;
const sheet = "M66 14h52l18 18v84H66zM118 14v18h18";

const drawings: Readonly<Record<Name, Drawing>> = {
  plate: {
    line: "M34 46q0-8 8-8h116q8 0 8 8v30q0 8-8 8H42q-8 0-8-8zM52 38v46",
    fill: "M34 46q0-8 8-8h10v46H42q-8 0-8-8z",
    words: { at: [110, 69], text: "ABC 12D" },
    mark: "M84 104h32M108 97l8 7-8 7",
  },
  seen: {
    line: `${car(18, 112)}${person(140, 52)}${person(178, 60)}`,
    fill: `${glass(18, 112)}M124 96v-16q0-14 16-14t16 14v16z`,
    faint: "M8 112h186",
    mark: "M118 82h18v22h-18zM123 89h8M123 95h8",
  },
  bid: {
    line: "M20 92h160M30 92v-8M60 92v-6M90 92v-8M120 92v-6M150 92v-8M170 92v-6",
    fill: "M66 48h68v44H66z",
    faint: "M66 48v44M134 48v44",
    fillMark: "M96 30l12 6v56H96z",
    mark: "M40 34l14 10M160 34l-14 10",
  },
  contract: {
    line: `${sheet}M138 112l26-34 8 6-26 34-11 4z`,
    faint: "M78 44h44M78 56h44M78 68h30",
    mark: "M78 98q6-12 10-3t8-3 9 5q4 1 8-4",
  },
  paid: {
    line: "M70 12h46q8 0 8 8v90q0 8-8 8H70q-8 0-8-8V20q0-8 8-8zM86 22h14",
    fill: "M70 34h46v38H70z",
    faint: "M72 84h42M72 94h28",
    mark: "M82 53l8 8 15-16",
    fillMark: "M150 84a16 16 0 1 1 0 32 16 16 0 1 1 0-32z",
    words: { at: [150, 105], text: "kr", onMark: true },
  },
  leaves: {
    line: car(70, 108),
    fill: glass(70, 108),
    faint: "M8 108h186M14 84h36M26 70h26M8 96h30",
    fillMark: "M16 62l8 4v42h-8z",
    mark: "M176 54h16M186 47l7 7-7 7",
  },
};

/** One picture of the way, in the lines and colours of the site. */
export function SellingDrawing({ drawing }: { drawing: Name }) {
  const { line, fill, faint, mark, fillMark, words } = drawings[drawing];
  return (
    <svg viewBox="0 0 200 128" aria-hidden="true" className="value-scene">
      {fill && <path d={fill} className="is-fill" />}
      {faint && <path d={faint} className="is-faint" />}
      {fillMark && <path d={fillMark} className="is-post" />}
      <path d={line} />
      {mark && <path d={mark} className="is-mark" />}
      {words && (
        <text x={words.at[0]} y={words.at[1]} className={words.onMark && "is-on-mark"}>
          {words.text}
        </text>
      )}
    </svg>
  );
}
