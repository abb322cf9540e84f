import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { savedSearchesUnderTest } from "#tests/saved-searches-under-test.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { savedFilter } from "../rules/saved-filter.ts";
import { matchedCars } from "../storage/saved-searches.table.ts";
import { carsPerMatch } from "./match-saved-searches.ts";

onBothDatabases((database) => {
  const { come, change, work, watched, news, minutesLater, now } = savedSearchesUnderTest(database);

  test("[WATCHING-4] [WATCHING-6] [DATA-99] a car that comes in is told once, also when the same is looked at again", async () => {
    await watched();
    await come("mlb002", "mlb003");
    await work();
    const [email, ...more] = await news();
    expect([email?.to, email?.cars, more]).toEqual([
      "asa@example.com",
      ["Ny i dag 200 000 kr", "Ny i dag 200 000 kr"],
      [],
    ]);
    const [car] = email?.blocks.flatMap((block) => ("car" in block ? [block.car] : [])) ?? [];
    expect([car?.picture, car?.href]).toEqual(["/media/0.jpg", "/kopa-bil/volvo/mlb002/"]);
    // What was seen is forgotten, as after a restore from an older copy: the hits still know.
    await database().db.delete(matchedCars);
    await database().db.execute(sql`update cars set mileage = mileage + 1`);
    minutesLater(60);
    await work();
    expect(await news()).toHaveLength(2);
    expect((await news())[1]?.cars).toEqual(["Ny i dag 200 000 kr"]);
  });

  test("[WATCHING-4] a lower price is told with the lowest of the 30 days before, once for each price", async () => {
    await watched();
    const cut = async (price: number) => {
      await database().db.execute(
        sql`insert into price_events (car_id, at, price) select id, ${now().toISOString()}::timestamptz, ${price} from cars`,
      );
      await change("mlb001", sql`price = ${price}`);
      await work();
      minutesLater(30);
    };
    await cut(189_900);
    expect((await news())[0]?.cars).toEqual(["Sänkt pris 189 900 kr 200 000 kr"]);
    await cut(199_900);
    await cut(189_900);
    expect(await news()).toHaveLength(1);
    await cut(179_900);
    expect((await news()).map(({ cars }) => cars[0]?.split(" ")[0])).toEqual(["Sänkt", "Sänkt"]);
  });

  test("[WATCHING-4] a car that is free again is told; one that is taken meanwhile is not", async () => {
    await watched({ pace: "daily" });
    await change("mlb001", sql`status = 135`);
    await work();
    await change("mlb001", sql`status = 130`);
    await work();
    expect((await news()).map(({ cars }) => cars)).toEqual([["Ledig igen 200 000 kr"]]);
    await come("mlb002");
    await work();
    await change("mlb002", sql`status = 135`);
    minutesLater(24 * 60);
    await database().db.execute(sql`insert into jobs (kind, key) values ('tell-watches', 'by the clock')`);
    await work();
    expect(await news()).toHaveLength(1);
  });

  test("[WATCHING-3] whoever wants it once a day gets one letter a day, the others not more than one in a quarter", async () => {
    await watched({ pace: "daily" });
    await watched({ email: "bo@example.com" });
    await come("mlb002");
    await work();
    await come("mlb003");
    await work();
    await come("mlb004");
    await work();
    const matched = async () => (await news()).map(({ to, cars }) => `${to} ${cars.length}`).toSorted();
    expect(await matched()).toEqual(["asa@example.com 1", "bo@example.com 1"]);
    minutesLater(31);
    await work();
    expect(await matched()).toEqual(["asa@example.com 1", "bo@example.com 1", "bo@example.com 2"]);
    minutesLater(24 * 60);
    await database().db.execute(sql`insert into jobs (kind, key) values ('tell-watches', 'by the clock')`);
    await work();
    expect(await matched()).toContain("asa@example.com 2");
  });

  test("[WATCHING-6] [DATA-100] two searches of one person that find the same car tell of it once", async () => {
    await watched();
    await watched({ filter: savedFilter.parse({ brands: ["volvo"] }) });
    await watched({ email: "bo@example.com" });
    await come("mlb002");
    await work();
    expect((await news()).map(({ to }) => to).toSorted()).toEqual(["asa@example.com", "bo@example.com"]);
  });

  test("[WATCHING-6] a large import is told in several steps, with ten cars in the e-mail and the number of all", async () => {
    await watched();
    const plates = Array.from({ length: carsPerMatch + 30 }, (_, at) => `abc${String(at + 100)}`);
    await come(...plates);
    await work();
    const emails = await news();
    const all = emails
      .map(({ subject }) => Number.parseInt(subject, 10))
      .reduce((sum, count) => sum + count, 0);
    minutesLater(31);
    await work();
    const later = (await news()).map(({ subject }) => Number.parseInt(subject, 10));
    expect([all > 0, later.reduce((sum, count) => sum + count, 0)]).toEqual([true, plates.length]);
    expect(emails[0]?.cars).toHaveLength(10);
    expect(JSON.stringify(emails[0]?.blocks)).toContain("Visa alla 312\u00a0bilar");
  });
});
