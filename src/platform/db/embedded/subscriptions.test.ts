import { expect, test } from "vitest";
import { message, query, text } from "./message.ts";
import { Subscriptions } from "./subscriptions.ts";

const [one, other] = [{ name: "one" }, { name: "other" }];
const notification = (channel: string) => message("A", Buffer.alloc(4), text(channel, "payload"));

function listening(...sent: [object, string][]) {
  const subscriptions = new Subscriptions<object>();
  for (const [listener, sql] of sent) subscriptions.note(listener, query(sql));
  return { subscriptions, to: (channel: string) => [...subscriptions.listenersTo(notification(channel))] };
}

test.each([
  ["listen cars", "cars"],
  ["  LISTEN Cars ;", "cars"],
  ['listen "Cars"', "Cars"],
  ['listen "say ""hi"""', 'say "hi"'],
  ["select 1; listen räkning", "räkning"],
])("[DATA-10] %s subscribes to the channel as PostgreSQL names it", (sql, channel) => {
  expect(listening([one, sql]).to(channel)).toEqual([one]);
});

test("[DATA-10] a prepared LISTEN counts too, and words inside other statements do not", () => {
  const subscriptions = new Subscriptions<object>();
  subscriptions.note(one, message("P", text("", "listen cars"), Buffer.alloc(2)));
  subscriptions.note(other, query("select listen cars"));
  expect([...subscriptions.listenersTo(notification("cars"))]).toEqual([one]);
});

test("[DATA-10] UNLISTEN names the channels that the session must take up again for others", () => {
  const { subscriptions, to } = listening([one, "listen a; listen b"], [other, "listen a; listen c"]);
  expect(subscriptions.note(one, query("unlisten a"))).toEqual(["a"]);
  expect(to("a")).toEqual([other]);
  expect(subscriptions.note(one, query("unlisten *"))).toEqual(["a", "c"]);
  expect(to("b")).toEqual([]);
});

test("[DATA-10] who leaves is off every channel, and those without listeners are named", () => {
  const { subscriptions, to } = listening([one, "listen a; listen b"], [other, "listen a"]);
  expect(subscriptions.leave(one)).toEqual({ remaining: ["a"], dropped: ["b"] });
  expect(to("a")).toEqual([other]);
});
