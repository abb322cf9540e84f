import { expect, test } from "vitest";
import { onBothDatabases } from "#tests/test-database.ts";
import { confirmSubscriber, purgeUnconfirmed, removeSubscriber, requestNewsletter } from "./newsletter.ts";

const monday = new Date("2026-11-16T08:00:00Z");
const friday = new Date("2026-11-20T08:00:00Z");
const subscriber = { address: "Asa@Example.se", requestedAt: monday, wording: "Ja", source: "/nyhetsbrev/" };

onBothDatabases((database) => {
  test("[DATA-96] an address is there once, however it is written; confirmed it is not asked for anew", async () => {
    const { db } = database();
    expect(await requestNewsletter(db, subscriber)).toBe(false);
    expect(
      await requestNewsletter(db, { ...subscriber, address: "asa@example.se", requestedAt: friday }),
    ).toBe(false);
    // The last question counts.
    expect(await purgeUnconfirmed(db, new Date("2026-11-18"))).toBe(0);
    expect(await confirmSubscriber(db, "ASA@example.se", friday)).toBe(true);
    expect(await requestNewsletter(db, subscriber)).toBe(true);
    expect(await purgeUnconfirmed(db, new Date("2027-01-01"))).toBe(0);
    await removeSubscriber(db, "asa@Example.se");
    expect(await confirmSubscriber(db, "asa@example.se", friday)).toBe(false);
    expect(await requestNewsletter(db, subscriber)).toBe(false);
    expect(await purgeUnconfirmed(db, new Date("2027-01-01"))).toBe(1);
  });
});
