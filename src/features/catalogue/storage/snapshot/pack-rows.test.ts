import { deserialize, serialize } from "node:v8";
import { expect, test } from "vitest";
import { rowPacker, rowUnpacker } from "./pack-rows.ts";

const equipment = ["gps", "drag"];
const row = (id: number) => ({
  id,
  make: "Volvo",
  colour: id % 2 === 0 ? null : "vit",
  consumption: id / 2,
  equipment: [...equipment],
  publishedAt: new Date(id * 1_000),
  cover: id % 3 === 0 ? null : { url: `/files/${id}.jpg`, preview: null, names: { place: "Uppsala" } },
  prices: [{ at: new Date(id), price: id }],
});

/** Through the bytes of a file, as at the next start. */
function thereAndBack(...packs: object[][]): ReturnType<typeof row>[] {
  const [pack, unpack] = [rowPacker(), rowUnpacker()];
  const bytes = packs.map((rows) => serialize(pack(rows)));
  return bytes.flatMap((some) => unpack(deserialize(some))) as ReturnType<typeof row>[];
}

test("[DATA-56] rows come back as they were, with what is missing and what lies within, whatever the pack", () => {
  const rows = Array.from({ length: 7 }, (_, at) => row(at));
  expect(thereAndBack(rows.slice(0, 4), rows.slice(4))).toStrictEqual(rows);
  expect(thereAndBack([])).toEqual([]);
});

test("[DATA-56] a column of texts and lists, or of texts and numbers, stays as it is; rows of different packs share their lists", () => {
  const mixed = [{ what: "a" }, { what: ["a"] }, { what: 1 }, { what: ["a", 1] }, { what: undefined }];
  expect(thereAndBack(mixed)).toStrictEqual(mixed);
  const [one, other] = thereAndBack([row(1)], [row(2)]);
  expect(one?.equipment).toBe(other?.equipment);
});
