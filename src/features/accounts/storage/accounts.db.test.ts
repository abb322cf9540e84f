import { expect, test } from "vitest";
import { aPlate } from "#tests/any-plate.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { emptyAccount } from "../rules/merge-account.ts";
import {
  addAccountLink,
  countWrongCode,
  findRequestedLink,
  lockAccountLink,
  removeAccountLink,
} from "./account-links.ts";
import {
  addSession,
  endSession,
  findSession,
  findSessionsOf,
  offerNext,
  promoteNext,
} from "./account-sessions.ts";
import { changeAccountState, findAccountState, recordSignIn } from "./account-states.ts";

const address = "asa@example.com";
const now = new Date("2026-11-17T08:00:00Z");
const later = new Date("2026-11-17T08:15:00Z");
const link = {
  tokenHash: "token",
  purpose: "sign-in",
  address,
  requesterHash: "asker",
  code: "47KM",
  requestedAt: now,
  expiresAt: later,
} as const;
const known = { purpose: "sign-in", tokenHash: "token", now } as const;
const session = { address, tokenHash: "first", csrf: "word", device: "Chrome på Windows", createdAt: now };

onBothDatabases((database) => {
  test("[SIGNLINK-2] of two who use a link at the same instant one signs in, and not after its time", async () => {
    const { db } = database();
    await addAccountLink(db, link);
    const use = () =>
      db.transaction(async (tx) => {
        const found = await lockAccountLink(tx, known);
        if (found) await removeAccountLink(tx, found.tokenHash);
        return found !== null;
      });
    expect((await Promise.all([use(), use()])).toSorted()).toEqual([false, true]);
    await addAccountLink(db, link);
    expect(await lockAccountLink(db, { ...known, now: later })).toBeNull();
    expect(await lockAccountLink(db, { ...known, purpose: "erase" })).toBeNull();
  });

  test("[SIGNLINK-4] wrong codes are counted, and the asking page has the newest link", async () => {
    const { db } = database();
    await addAccountLink(db, link);
    await addAccountLink(db, { ...link, tokenHash: "newer", requestedAt: new Date(now.getTime() + 1) });
    expect(
      (await Promise.all([countWrongCode(db, "token"), countWrongCode(db, "token")])).toSorted(),
    ).toEqual([1, 2]);
    expect((await findRequestedLink(db, "asker", now))?.tokenHash).toBe("newer");
    expect(await findRequestedLink(db, "asker", later)).toBeNull();
  });

  test("[SESSION-3] two requests at once are offered one new token; it holds once it comes back", async () => {
    const { db } = database();
    await addSession(db, session);
    const found = await findSession(db, "first");
    if (!found) throw new Error("No session");
    expect(await offerNext(db, found, { hash: "second", at: now })).toBe(true);
    expect(await offerNext(db, found, { hash: "third", at: now })).toBe(false);
    expect((await findSession(db, "second"))?.tokenHash).toBe("first");
    await promoteNext(db, found, "second", later);
    expect(await findSession(db, "second")).toMatchObject({ tokenHash: "second", previousHash: "first" });
    expect(await findSession(db, "third")).toBeNull();
  });

  test("[SESSION-5] nobody ends the session of another address", async () => {
    const { db } = database();
    await addSession(db, session);
    const [own] = await findSessionsOf(db, address);
    await endSession(db, "kim@example.com", own?.id ?? 0);
    expect(await findSessionsOf(db, address)).toHaveLength(1);
    await endSession(db, address, own?.id ?? 0);
    expect(await findSessionsOf(db, address)).toEqual([]);
  });

  test("[MERGE-6] two devices that tell at the same time are both heard; signing in again loses nothing", async () => {
    const { db } = database();
    const tell = (plate: string) =>
      db.transaction((tx) =>
        changeAccountState(tx, address, now, ({ favorites, searches }) => ({
          favorites: [...favorites, { licenseplate: aPlate(plate), first: 1, last: 1 }],
          searches,
        })),
      );
    expect(await tell("mlb001")).toBeNull();
    await recordSignIn(db, address, now);
    await Promise.all([tell("mlb001"), tell("mlb002")]);
    await recordSignIn(db, address, later);
    expect((await findAccountState(db, address)).favorites).toHaveLength(2);
    expect(await findAccountState(db, "kim@example.com")).toEqual(emptyAccount);
  });
});
