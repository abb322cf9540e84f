/** The text of one JSON value and the lines it stands on. */
export type JsonText = { text: string; line: number; lastLine: number };

/** The list itself cannot be followed any further, whatever its elements say. */
export class BrokenList extends Error {
  readonly line: number;
  /** An element that goes on for ever: a string or a bracket in it was probably never closed. */
  readonly isTooLong: boolean;
  constructor(line: number, isTooLong = false) {
    super(`The JSON list cannot be read past line ${line}`);
    this.line = line;
    this.isTooLong = isTooLong;
  }
}

/** More than any car needs. A bracket that is never closed would otherwise swallow the file into memory. */
export const maxElementLength = 200_000;

/**
 * The elements of a list `[…]`, one at a time, so that a list of any length needs little memory. Only strings,
 * brackets and commas are understood here; JSON.parse judges each element afterwards.
 */
export async function* elementsOfList(pieces: AsyncIterable<string>): AsyncGenerator<JsonText> {
  let text = "";
  let depth = 0;
  let string: "outside" | "inside" | "escaped" = "outside";
  let line = 1;
  let firstLine = 1;
  let isClosed = false;

  for await (const piece of pieces) {
    for (const character of piece) {
      if (character === "\n") line++;
      if (string !== "outside") {
        string = afterInString(string, character);
        text += character;
        if (text.length > maxElementLength) throw new BrokenList(firstLine, true);
        continue;
      }
      const isBlank = character.trim() === "";
      if (isClosed && !isBlank) throw new BrokenList(line);
      if (character === "]" || character === "}") depth--;
      if ((character === "," && depth === 1) || (character === "]" && depth === 0)) {
        isClosed = depth === 0;
        // A comma before the bracket that closes the list is forgiven.
        if (!isClosed || text !== "") yield { text, line: firstLine, lastLine: line };
        text = "";
      } else if (depth > 0 && !(text === "" && isBlank)) {
        if (text === "") firstLine = line;
        text += character;
      }
      if (character === '"') string = "inside";
      if (character === "[" || character === "{") depth++;
      if (text.length > maxElementLength) throw new BrokenList(firstLine, true);
    }
  }
  if (!isClosed) throw new BrokenList(line);
}

/** More than any car needs; what is read deeper than this could exhaust the stack. */
export const deepestElement = 20;

/** How many brackets are open at most, those in strings not counted. */
export function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let string: "outside" | "inside" | "escaped" = "outside";
  for (const character of text) {
    if (string !== "outside") string = afterInString(string, character);
    else if (character === '"') string = "inside";
    else if (character === "[" || character === "{") deepest = Math.max(deepest, ++depth);
    else if (character === "]" || character === "}") depth--;
  }
  return deepest;
}

function afterInString(state: "inside" | "escaped", character: string) {
  if (state === "escaped") return "inside";
  if (character === "\\") return "escaped";
  return character === '"' ? "outside" : "inside";
}

/** Every line with something on it. */
export async function* jsonLines(pieces: AsyncIterable<string>): AsyncGenerator<JsonText> {
  let rest = "";
  let line = 0;
  for await (const piece of pieces) {
    const lines = (rest + piece).split("\n");
    rest = lines.pop() ?? "";
    for (const text of lines) {
      line++;
      if (text.trim()) yield { text, line, lastLine: line };
    }
    if (rest.length > maxElementLength) throw new BrokenList(line + 1, true);
  }
  if (rest.trim()) yield { text: rest, line: line + 1, lastLine: line + 1 };
}
