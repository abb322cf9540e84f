import { expect, test } from "vitest";
import { onBothDatabases } from "#tests/test-database.ts";
import { askedForNewsletter, confirmSubscriber, forgetUnconfirmed, removeSubscriber } from "./newsletter.ts";

const monday = new Date("2026-11-16T08:00:00Z");
const friday = new Date("2026-11-20T08:00:00Z");
const asked = { address: "Asa@Example.se", askedAt: monday, wording: "Ja", source: "/nyhetsbrev/" };

onBothDatabases((database) => {
  test("[DATA-96] an address is there once, however it is written; confirmed it is not asked for anew", async () => {
    const { db } = database();
    expect(await askedForNewsletter(db, asked)).toBe(false);
    expect(await askedForNewsletter(db, { ...asked, address: "asa@example.se", askedAt: friday })).toBe(
      false,
    );
    // The last question counts.
    expect(await forgetUnconfirmed(db, new Date("2026-11-18"))).toBe(0);
    expect(await confirmSubscriber(db, "ASA@example.se", friday)).toBe(true);
    expect(await askedForNewsletter(db, asked)).toBe(true);
    expect(await forgetUnconfirmed(db, new Date("2027-01-01"))).toBe(0);
    await removeSubscriber(db, "asa@Example.se");
    expect(await confirmSubscriber(db, "asa@example.se", friday)).toBe(false);
    expect(await askedForNewsletter(db, asked)).toBe(false);
    expect(await forgetUnconfirmed(db, new Date("2027-01-01"))).toBe(1);
  });
});
