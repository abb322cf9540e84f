import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { leaveMailingList } from "#features/newsletter/service/leave-mailing-list.ts";
import { carWaits } from "#features/reservations/storage/reservations.table.ts";
import { mails } from "#platform/mail/mails.table.ts";
import { savedSearchesUnderTest } from "#tests/saved-searches-under-test.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { savedFilter } from "../rules/saved-filter.ts";
import { savedSearches as savedSearchRows } from "../storage/saved-searches.table.ts";
import { purgeSavedSearches } from "./saved-search-jobs.ts";

onBothDatabases((database) => {
  const {
    context,
    come,
    change,
    work,
    task,
    linkIn,
    watched,
    news,
    service,
    minutesLater,
    daysAfterMorning,
    now,
  } = savedSearchesUnderTest(database);

  test("[WATCHING-2] nobody is told before the owner of the address has said yes, nor what is paused", async () => {
    await service().ask(task(), "/bevaka/");
    await come("mlb002");
    await work();
    expect(await news()).toEqual([]);
    const row = await service().confirm(await linkIn("watch-confirm"));
    await service().change(row?.id ?? 0, { pausedAt: now() });
    await come("mlb003");
    await work();
    expect(await news()).toEqual([]);
    await service().change(row?.id ?? 0, { pausedAt: null });
    await come("mlb004");
    await work();
    expect((await news()).map(({ cars }) => cars.length)).toEqual([1]);
  });

  test("[WATCHING-9] one car: its price up and down, that it is free, and that it is sold, which ends it", async () => {
    await watched({ filter: savedFilter.parse({ licenseplates: ["mlb001"] }) });
    await watched({ email: "bo@example.com" });
    await change("mlb001", sql`price = 209900`);
    await work();
    expect((await news()).map(({ to, subject }) => `${to} ${subject}`)).toEqual([
      expect.stringMatching(/^asa@example\.com Nytt pris: /),
    ]);
    minutesLater(31);
    await change("mlb001", sql`status = 140`);
    await work();
    expect((await news()).map(({ subject }) => subject)).toContain("Bilen du bevakade är såld: MLB 001");
    expect(await database().db.$count(savedSearchRows, eq(savedSearchRows.address, "asa@example.com"))).toBe(
      0,
    );
    expect(await database().db.$count(savedSearchRows)).toBe(1);
  });

  test("[WATCHING-9] a car that is taken out of the stock is sold, for whoever watches it", async () => {
    await watched({ filter: savedFilter.parse({ licenseplates: ["mlb001"] }) });
    await database().db.execute(sql`delete from cars where licenseplate = 'mlb001'`);
    await work();
    expect((await news()).map(({ subject }) => subject)).toEqual(["Bilen du bevakade är såld: MLB 001"]);
  });

  test("[WATCHING-9] whoever waits in line is told by the line alone, and the others after the head start", async () => {
    const { db } = database();
    await watched({ filter: savedFilter.parse({ licenseplates: ["mlb001"] }) });
    await watched({ email: "bo@example.com" });
    await change("mlb001", sql`status = 135`);
    await work();
    const until = new Date(now().getTime() + 2 * 3_600_000);
    await db.execute(sql`insert into ${carWaits} (car_id, person, email, at, head_start_until)
      select id, 'p', 'asa@example.com', now(), ${until.toISOString()}::timestamptz from cars`);
    await change("mlb001", sql`status = 130`);
    await work();
    expect(await news()).toEqual([]);
    minutesLater(121);
    await work();
    expect((await news()).map(({ to, cars }) => `${to} ${cars[0]?.slice(0, 10)}`)).toEqual([
      "bo@example.com Ledig igen",
    ]);
  });

  test("[WATCHING-10] a number alone is called: the e-mail goes to ourselves, and nothing waits for an answer", async () => {
    expect(
      await service().ask(task({ email: null, phoneNumber: "+46701740605" }), "/api/save-search/add/"),
    ).toBeNull();
    await come("mlb002");
    await work();
    const [email] = await news();
    expect(email?.to).not.toBe("asa@example.com");
    expect(JSON.stringify(email?.blocks)).toContain("070-174 06 05");
    expect(await database().db.$count(mails, eq(mails.kind, "watch-confirm"))).toBe(0);
  });

  test("[WATCHING-7] what nobody confirms is gone after seven days; what is confirmed after a year, and asked about before", async () => {
    const { db } = database();
    await service().ask(task({ email: "cia@example.com" }), "/bevaka/");
    const row = await watched();
    const purgeIn = async (days: number) => {
      daysAfterMorning(days);
      await db.transaction((tx) => purgeSavedSearches(tx, context));
    };
    await purgeIn(8);
    expect(await db.$count(savedSearchRows)).toBe(1);
    await purgeIn(360);
    await purgeIn(361);
    expect(await db.$count(mails, eq(mails.kind, "watch-ending"))).toBe(1);
    await service().goOn(row.id);
    await purgeIn(370);
    expect(await db.$count(savedSearchRows)).toBe(1);
    await purgeIn(800);
    expect(await db.$count(savedSearchRows)).toBe(0);
  });

  test("[WATCHING-2] [WATCHING-8] [DATA-97] [DATA-98] who watches already learns it by letter; leaving ends all, and asking again begins anew", async () => {
    const { db } = database();
    await watched({ newsletter: true });
    expect((await db.execute(sql`select confirmed_at from newsletter_subscribers`)).rows).toMatchObject([
      { confirmed_at: expect.anything() },
    ]);
    await db.execute(sql`delete from newsletter_subscribers`);
    minutesLater(24 * 60);
    await service().ask(task({ email: "ASA@example.com" }), "/bevaka/");
    expect(await db.$count(savedSearchRows)).toBe(1);
    const manage = await linkIn("watch-known");
    expect((await service().find(manage))?.address).toBe("asa@example.com");
    await leaveMailingList(db, { topic: "saved-searches", address: "asa@example.com" });
    expect(await service().find(manage)).toBeNull();
    minutesLater(24 * 60);
    await watched();
    await come("mlb002");
    await work();
    expect(await db.$count(mails, sql`kind = 'watch-news' and state = 'waiting'`)).toBe(1);
  });

  test("[WATCHING-8] changed, it is told by what it asks now; never the same twice", async () => {
    const row = await watched();
    const other = await watched({ filter: savedFilter.parse({ brands: ["audi"] }) });
    expect(await service().change(row.id, { query: "brands=saab" })).toBe(true);
    expect(await service().change(other.id, { query: "brands=saab" })).toBe(false);
    await come("mlb002");
    await work();
    expect(await news()).toEqual([]);
    expect(await service().change(other.id, { query: "brands=volvo" })).toBe(true);
    await come("mlb003");
    await work();
    expect(await news()).toHaveLength(1);
  });
});
