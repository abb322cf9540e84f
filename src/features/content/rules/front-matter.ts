import * as z from "zod";
import { type DrawingName, drawingNames } from "./drawing-names.ts";

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const yes = z.literal("true").optional();
const requiredText = z.string().min(1);
const pair = z.tuple([requiredText, requiredText]).transform(([term, text]) => ({ term, text }));

/** "name: value". What a page must say is checked when it is read, not when it is seen. */
const fields = z.strictObject({
  title: requiredText,
  metaTitle: requiredText.optional(),
  description: requiredText,
  lead: requiredText,
  reviewed: day,
  date: day.optional(),
  noindex: yes,
  demo: yes,
  campaign: yes,
  faq: yes,
  drawing: z.enum(drawingNames).optional(),
  facts: requiredText.optional(),
});

/** "- one | two" below a name. */
const lists = z.strictObject({
  brief: z.array(pair).length(4).optional(),
  facts: z.array(pair).min(2).optional(),
  earlier: z
    .array(z.tuple([day, requiredText]).transform(([on, text]) => ({ on, text })))
    .min(1)
    .optional(),
});

export type TextPair = { term: string; text: string };

/** What stands around a text: all of it may be left out. */
export type ContentParts = {
  drawing: DrawingName | null;
  /** Four things to know before reading. */
  brief: TextPair[];
  facts: { title: string; rows: TextPair[] } | null;
  /** Earlier versions, newest first, with what was changed. */
  earlier: { on: string; text: string }[];
};

/** The lines between the --- marks. */
export function readFrontMatter(head: string) {
  const named = entriesOf(head);
  const meta = fields.parse(
    Object.fromEntries(
      named
        .filter(({ value, rows }) => value !== "" || rows.length === 0)
        .map(({ name, value }) => [name, value]),
    ),
  );
  const listed = lists.parse(
    Object.fromEntries(named.filter(({ rows }) => rows.length > 0).map(({ name, rows }) => [name, rows])),
  );
  const parts: ContentParts = {
    drawing: meta.drawing ?? null,
    brief: listed.brief ?? [],
    facts: together(meta.facts, listed.facts, (title, rows) => ({ title, rows })),
    earlier: listed.earlier ?? [],
  };
  return { ...meta, parts };
}

/** A name without its rows, or rows without their name, is a slip of the pen. */
function together<Name, Rows, Part>(
  name: Name | undefined,
  rows: Rows | undefined,
  make: (name: Name, rows: Rows) => Part,
): Part | null {
  if (name === undefined && rows === undefined) return null;
  if (name === undefined || rows === undefined) throw new Error("Facts need a heading and rows");
  return make(name, rows);
}

type Entry = { name: string; value: string; rows: string[][] };

function entriesOf(head: string): Entry[] {
  const entries: Entry[] = [];
  for (const line of head.split("\n")) {
    const last = entries.at(-1);
    if (line.startsWith("- ") && last) {
      last.rows.push(
        line
          .slice(2)
          .split("|")
          .map((cell) => cell.trim()),
      );
    } else {
      const at = line.indexOf(":");
      entries.push({ name: line.slice(0, at).trim(), value: line.slice(at + 1).trim(), rows: [] });
    }
  }
  return entries;
}
