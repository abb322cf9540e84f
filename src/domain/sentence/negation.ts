import type { Part } from "./sentence-parts.ts";
import type { ReadWish, Wish } from "./wish.ts";

/** Words that were not understood, from one token to another, and why if that can be said. */
export type Unread = { at: number; next: number; note?: string };

export type Resolved = { wishes: readonly ReadWish[]; unread: readonly Unread[] };

/** What "inte" stands before is asked away, or, where the filter cannot do that, left unread with its "inte". [SENTENCE-5] [SENTENCE-6] */
export function withNegation(parts: readonly Part[]): Resolved {
  const wishes: ReadWish[] = [];
  const unread: Unread[] = [];
  const makes = makesSaid(parts);
  for (let index = 0; index < parts.length; index += 1) {
    const part = parts[index];
    if (part?.type === "wish") wishes.push({ wish: part.wish, at: part.at, next: part.next });
    if (part?.type === "unread") unread.push({ at: part.at, next: part.next });
    if (part?.type !== "not") continue;
    const negated = parts[skipFillers(parts, index + 1)];
    if (negated?.type !== "wish") {
      unread.push({ at: part.at, next: part.next });
      continue;
    }
    index = parts.indexOf(negated);
    if (!isNegatable(negated.wish, makes)) {
      unread.push({ at: part.at, next: negated.next, ...noteFor(negated.wish) });
      continue;
    }
    const list = [negated, ...othersInList(parts, index, negated.wish)];
    for (const [place, one] of list.entries())
      wishes.push({
        wish: { ...one.wish, negated: true },
        at: place === 0 ? part.at : one.at,
        next: one.next,
      });
    index = parts.indexOf(list.at(-1) ?? negated);
  }
  return { wishes, unread };
}

type WishPart = Extract<Part, { type: "wish" }>;

function skipFillers(parts: readonly Part[], at: number): number {
  let next = at;
  while (parts[next]?.type === "filler") next += 1;
  return next;
}

/** "inte röd, blå eller svart": an "eller" carries the "inte" on to the next of the same kind, a comma only with one to come. */
function othersInList(parts: readonly Part[], first: number, wish: Wish): WishPart[] {
  const list: WishPart[] = [];
  let certain = 0;
  for (let at = first + 1; ; ) {
    const connective = parts[at];
    if (connective?.type !== "or" && connective?.type !== "comma") break;
    const next = skipFillers(parts, at + 1);
    const other = parts[next];
    if (other?.type !== "wish" || kindOf(other.wish) !== kindOf(wish)) break;
    list.push(other);
    if (connective.type === "or") certain = list.length;
    at = next + 1;
  }
  return list.slice(0, certain);
}

function kindOf(wish: Wish): string {
  return wish.kind === "list" || wish.kind === "yesNo" ? wish.field : wish.kind;
}

function makesSaid(parts: readonly Part[]): ReadonlySet<string> {
  return new Set(
    parts.flatMap((part) =>
      part.type === "wish" && part.wish.kind === "list" && part.wish.field === "brands"
        ? part.wish.values
        : [],
    ),
  );
}

/** The filter asks for what a car has. It can do without a whole value of a list, never without equipment. */
function isNegatable(wish: Wish, makes: ReadonlySet<string>): boolean {
  if (wish.vague === true) return false;
  if (wish.kind === "gearbox" || wish.kind === "yesNo") return true;
  if (wish.kind !== "list") return false;
  if (wish.field === "series")
    return wish.make !== undefined && (wish.make.isSaid || makes.has(wish.make.value));
  return wish.field !== "equipmentTags" && wish.field !== "licenseplates";
}

function noteFor(wish: Wish): { note?: string } {
  return wish.kind === "list" && wish.field === "equipmentTags"
    ? { note: "Utrustning går inte att välja bort." }
    : {};
}
