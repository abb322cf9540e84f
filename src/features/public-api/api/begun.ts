import type { Data } from "#platform/http/parameters.ts";

type Part = readonly unknown[];

/** The first part is at hand before the answer begins: a database that is away can then still be told. [OUTAGE-4] */
export async function begun(data: Data): Promise<Data> {
  if (!(Symbol.asyncIterator in data.json)) return data;
  const parts = data.json[Symbol.asyncIterator]();
  return { ...data, json: withFirst(await parts.next(), parts) };
}

async function* withFirst(first: IteratorResult<Part>, parts: AsyncIterator<Part>): AsyncGenerator<Part> {
  try {
    for (let part = first; !part.done; part = await parts.next()) yield part.value;
  } finally {
    await parts.return?.();
  }
}
