import { expect, test } from "vitest";
import { changeOfCar, concernsSearches, notificationKindOf, type SeenCar } from "./car-change.ts";

const forSale = { status: 130, price: 200_000 };
const reserved = { status: 135, price: 200_000 };
const incoming = { status: 90, price: 200_000 };
const sold = { status: 140, price: 200_000 };

test.each<[string, SeenCar | null, SeenCar | null, string | null]>([
  ["a car comes in", null, forSale, "new"],
  ["an incoming one too", null, incoming, "new"],
  ["one that somebody holds already", null, reserved, null],
  ["a sale that came to nothing", sold, forSale, "new"],
  ["an incoming car gets its price", incoming, forSale, "priced:200000"],
  ["one without a price gets one", { status: 130, price: null }, forSale, "priced:200000"],
  ["the plan for an incoming car changes", incoming, { status: 90, price: 150_000 }, null],
  ["the price is lowered", forSale, { status: 130, price: 189_900 }, "cut:189900"],
  ["the price is raised", forSale, { status: 130, price: 209_900 }, "raised:209900"],
  ["the price goes away", forSale, { status: 130, price: null }, null],
  ["nothing has changed", forSale, forSale, null],
  ["somebody reserves it", forSale, reserved, null],
  ["a hold ends", reserved, forSale, "free"],
  ["a hold ends and the price is lower", reserved, { status: 130, price: 1 }, "free"],
  ["it is sold", forSale, sold, "sold"],
  ["it is sold to whoever held it", reserved, sold, "sold"],
  ["it is taken out of the stock", forSale, null, "sold"],
  ["a sold car is delivered", sold, { status: 150, price: 200_000 }, null],
  ["a sold car is forgotten", sold, null, null],
])("[WATCHING-4] %s", (_what, before, now, reason) => {
  const news = changeOfCar(before, now);
  expect(news?.reason ?? null).toBe(reason);
  if (news) expect(notificationKindOf(news.reason)).toBe(news.kind);
});

test("[WATCHING-4] [WATCHING-9] a sale and a dearer price are told only of a car that is watched itself", () => {
  expect((["new", "priced", "free", "cut", "raised", "sold"] as const).filter(concernsSearches)).toEqual([
    "new",
    "priced",
    "free",
    "cut",
  ]);
  expect(() => notificationKindOf("rumour")).toThrow();
});
