import type { Question } from "../rules/flow/flow-step.ts";

/** Lines of the thing itself, what is filled of it, and in the colour of marks what sets this answer apart. 96 by 60. */
export type Drawing = { line: string; fill?: string; faint?: string; mark?: string };

const seat =
  "M40 13V9q0-4 8-4t8 4v4M33 19q0-6 7-6h16q7 0 7 6v19H33zM26 45q0-7 8-7h28q8 0 8 7v7q0 4-4 4H30q-4 0-4-4z";
const seatFill = "M33 19q0-6 7-6h16q7 0 7 6v19H33z";
const door = "M16 56V30L32 6h44q5 0 5 5v45zM32 13 22 29h51V13zM64 37h9";
const doorFill = "M32 13 22 29h51V13z";
const book = "M48 14q-12-7-28-4v40q16-3 28 4 12-7 28-4V10q-16-3-28 4zM48 14v40";
const stamp = (x: number, y: number) => `M${x - 4} ${y}l3 3 6-6`;
const stamps = {
  left: [20, 31, 42].map((y) => stamp(34, y)).join(""),
  right: [20, 31, 42].map((y) => stamp(62, y)).join(""),
};
const lines = { left: "M28 20h12M28 31h12M28 42h12", right: "M56 20h12M56 31h12M56 42h12" };
/** A tyre cut through: blocks of tread on their base. */
const blocks = (y: number, height: number) =>
  [16, 30, 44, 58, 72].map((x) => `M${x} ${y}v-${height}h8v${height}z`).join("");
const battery = "M14 20q0-4 4-4h56q4 0 4 4v22q0 4-4 4H18q-4 0-4-4zM78 26h4q2 0 2 2v6q0 2-2 2h-4";
const cells = (count: number) =>
  [20, 31, 42, 53, 64]
    .slice(0, count)
    .map((x) => `M${x} 22h8v18h-8z`)
    .join("");
const cable = "M12 48c18 0 10-30 28-30s8 26 24 26M64 37h9v14h-9zM73 41h8M73 47h8";
const pump =
  "M16 14q0-4 4-4h40q4 0 4 4v34q0 4-4 4H20q-4 0-4-4zM40 18a13 13 0 1 1 0 26 13 13 0 1 1 0-26zM40 31l6-9M40 31l5 10M40 31l-11 1";
const paper = "M28 6h28l12 12v36H28zM56 6v12h12";

/** What each answer looks like, in the order of the answers. */
export const answerDrawings: Readonly<Record<Question, readonly Drawing[]>> = {
  wear: [
    { line: seat, fill: seatFill, mark: "M80 10v12M74 16h12M18 22v10M13 27h10" },
    { line: seat, fill: seatFill, faint: "M42 18v16M54 18v16M40 43v9M56 43v9" },
    { line: seat, fill: seatFill, mark: "M37 21l6 4-4 5 6 4M60 22l-5 5 4 4M54 44l-6 3 5 4M34 45l5 4" },
  ],
  damage: [
    { line: door, fill: doorFill, faint: "M26 46l9-9M34 50l13-13M45 51l6-6" },
    { line: door, fill: doorFill, mark: "M26 46l22-7M32 50l15-5" },
    { line: door, fill: doorFill, mark: "M26 45q3-9 11-6 9 3 12-3 5 8-1 14-9 5-17 1-6-2-5-6zM34 45l5-2 4 3" },
  ],
  service: [
    { line: book, faint: lines.left + lines.right, mark: stamps.left + stamps.right },
    { line: book, faint: lines.left + lines.right, mark: stamps.left },
    { line: book, faint: lines.left + lines.right },
  ],
  tyres: [
    {
      line: `M10 28h76M10 56h76${blocks(28, 12)}${blocks(56, 12)}`,
      fill: blocks(28, 12) + blocks(56, 12),
      mark: "M48 2v9M44 4.3l8 4.5M52 4.3l-8 4.5",
    },
    { line: `M10 46h76${blocks(46, 18)}`, fill: blocks(46, 18) },
    {
      line: `M10 46h76${blocks(46, 6)}`,
      fill: blocks(46, 6),
      faint: "M16 28h8M30 28h8M44 28h8M58 28h8M72 28h8",
      mark: "M90 28v12M87 37l3 4 3-4",
    },
  ],
  battery: [
    { line: battery, fill: cells(5) },
    { line: battery, fill: cells(4) },
    { line: battery, fill: cells(3), mark: "M56 24v10M56 39v1" },
  ],
  cable: [{ line: cable }, { line: "", faint: cable, mark: "M40 24l16 16M56 24L40 40" }],
  heatPump: [
    { line: pump, mark: "M72 18q5 4 0 9t0 9M82 18q5 4 0 9t0 9" },
    { line: "", faint: pump, mark: "M72 24l12 12M84 24L72 36" },
  ],
  ownership: [
    {
      line: "M30 20a11 11 0 1 1 0 22 11 11 0 1 1 0-22zM41 31h37M66 31v9M76 31v7",
      fill: "M30 27a4 4 0 1 1 0 8 4 4 0 1 1 0-8z",
    },
    { line: paper, faint: "M36 24h16M36 46h24", mark: "M40 40l16-12M42 29h.1M54 39h.1" },
    { line: paper, faint: "M36 22h14M36 28h20", mark: "M36 46q5-10 8-2t7-2 9 2" },
  ],
};
