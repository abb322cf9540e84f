import { expect, test } from "vitest";
import { jobReport } from "./job-report.ts";

test("[JOB-7] the report says what waits, what was given up and why, and how to begin anew", () => {
  expect(jobReport([], [])).toEqual(["Nothing waits, and nothing has been given up."]);
  const counts = [{ kind: "mail", waiting: 2, running: 1, late: 0, dead: 1 }];
  const finishedAt = new Date("2026-11-16T12:00:00Z");
  const dead = [
    { id: 17, kind: "mail", key: "mail:1", attempts: 11, lastError: "550 No\nsuch user", finishedAt },
  ];
  const lines = jobReport(counts, dead);
  expect(lines).toContain("mail: 2 waiting, 1 running, 0 late, 1 given up");
  expect(lines).toContain("  17  mail, 2026-11-16T12:00:00.000Z, 11 attempts: 550 No");
  expect(lines.at(-1)).toContain("revive <number>");
});
