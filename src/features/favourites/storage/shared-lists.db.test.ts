import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import {
  addSharedList,
  changeSharedList,
  endSharedList,
  findSharedList,
  purgeSharedLists,
} from "./shared-lists.ts";

const monday = new Date("2026-11-16T08:00:00Z");
const friday = new Date("2026-11-20T08:00:00Z");
const list = { key: "abcd-efgh-jkmn", secretHash: "hash", plates: [aPlate("mlb001")] };

onBothDatabases((database) => {
  test("[DATA-101] only who knows the secret changes or ends a list, and what is ended stays ended", async () => {
    const { db } = database();
    const { key, secretHash } = list;
    await addSharedList(db, { ...list, at: monday });
    const plates = [aPlate("mlb002"), aPlate("mlb001")];
    expect(await changeSharedList(db, { key, secretHash: "other", plates, at: friday })).toBe(false);
    expect((await findSharedList(db, key))?.plates).toEqual(list.plates);
    expect(await changeSharedList(db, { key, secretHash, plates, at: friday })).toBe(true);
    expect((await findSharedList(db, key))?.plates).toEqual(plates);
    expect(await endSharedList(db, { key, secretHash: "other", at: friday })).toBe(false);
    expect(await endSharedList(db, { key, secretHash, at: friday })).toBe(true);
    expect(await findSharedList(db, key)).toMatchObject({ plates: [], endedAt: friday });
    expect(await changeSharedList(db, { key, secretHash, plates, at: friday })).toBe(false);
    expect(await findSharedList(db, "aaaa-bbbb-cccc")).toBeNull();
  });

  test("[DATA-101] what nobody has changed for long is forgotten", async () => {
    const { db } = database();
    await addSharedList(db, { ...list, at: monday });
    expect(await purgeSharedLists(db, monday)).toBe(0);
    expect(await purgeSharedLists(db, friday)).toBe(1);
    expect(await findSharedList(db, list.key)).toBeNull();
  });
});
