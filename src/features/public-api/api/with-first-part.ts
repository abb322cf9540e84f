import type { ListData } from "#platform/http/parameters.ts";
import type { Turns } from "#platform/http/turns.ts";

type Part = readonly unknown[];

/**
 * The first part is at hand before the answer begins: a database that cannot be reached can then still be told. The
 * others are asked for when the reader has taken those before, each in its turn.
 */
export async function withFirstPart(data: ListData, inTurn: Turns): Promise<ListData> {
  if (!(Symbol.asyncIterator in data.json)) return data;
  const parts = data.json[Symbol.asyncIterator]();
  return { ...data, json: withFirst(await parts.next(), parts, inTurn) };
}

async function* withFirst(
  first: IteratorResult<Part>,
  parts: AsyncIterator<Part>,
  inTurn: Turns,
): AsyncGenerator<Part> {
  try {
    for (let part = first; !part.done; part = await inTurn(() => parts.next())) yield part.value;
  } finally {
    await parts.return?.();
  }
}
