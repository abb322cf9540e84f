import { expect, test } from "vitest";
import type { CaseActor, CaseEvent } from "./case-states.ts";
import { lateReply, promisedBy, waitingSince } from "./waiting-since.ts";

const day = (date: number, hour = 9) => new Date(Date.UTC(2026, 10, date, hour));
const line = (event: CaseEvent, by: CaseActor, at: Date) => ({ event, by, at });
const opened = line("opened", "customer", day(2));
const closed = line("closed", "staff", day(10));
const reopened = line("reopened", "staff", day(11));

test("[ERRAND-10] to close a case and open it again leaves its promised time where it was", () => {
  const first = promisedBy("received", [opened], day(2));
  expect(promisedBy("received", [opened, closed, reopened], day(11))).toEqual(first);
  expect(promisedBy("received", [opened, line("takenOn", "staff", day(3))], day(3))).toEqual(first);
});

test("[ERRAND-10] who writes once more while we owe an answer does not move its time", () => {
  const more = line("customerWrote", "customer", day(9));
  expect(promisedBy("inProgress", [opened, more], day(9))).toEqual(promisedBy("received", [opened], day(2)));
});

test("[ERRAND-10] our answer ends the wait, and so does a customer who needs no more; the next word begins another", () => {
  const more = line("customerWrote", "customer", day(20));
  for (const lastAnswered of [line("answered", "staff", day(3)), line("closed", "customer", day(3))]) {
    expect(waitingSince([opened, lastAnswered])).toBeNull();
    expect(waitingSince([opened, lastAnswered, more])).toEqual(day(20));
  }
});

test("[ERRAND-11] what came late stays late when it has come, and what never came is late too", () => {
  const answered = line("answered", "staff", day(12));
  const promised = promisedBy("received", [opened], day(2));
  expect(lateReply([opened, closed, reopened, answered], day(30))).toEqual([{ promised, came: day(12) }]);
  expect(lateReply([opened, closed], day(30))).toEqual([{ promised, came: null }]);
  expect(lateReply([opened, line("answered", "staff", day(3))], day(30))).toEqual([]);
});
