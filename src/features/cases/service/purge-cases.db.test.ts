import { expect, test } from "vitest";
import { onBothDatabases } from "#tests/test-database.ts";
import { noFiles } from "#tests/test-services.ts";
import { findCase } from "../storage/cases.ts";
import { openCases } from "./cases.ts";
import { purgeCases } from "./purge-cases.ts";

const task = {
  kind: "contact",
  subject: "Något annat",
  name: "Karin Exempel",
  email: "karin@example.com",
  phoneNumber: null,
  licenseplate: null,
  text: "Hej!",
} as const;

onBothDatabases((database) => {
  test("[ERRAND-3] [ERRAND-4] what is answered closes after 30 days, and a year later nothing of the person is left", async () => {
    const { db } = database();
    let now = new Date("2026-11-16T12:00:00Z");
    const ours = openCases({
      db,
      clock: () => now,
      addToOutbox: async () => {},
      pageOf: (number) => `/arende/${number}/`,
      files: noFiles,
      uploadOf: () => "",
      fileOf: () => "",
      storeOfCar: () => null,
      carOf: () => null,
    });
    const open = async (text: string) => {
      const opened = await ours.open({ task: { ...task, text }, answers: [], scope: "contact", key: null });
      return opened === "key taken" ? "" : opened.number;
    };
    const [answered, waiting] = [await open("Svara mig"), await open("Vänta på mig")];
    await ours.answer(answered, "answered", "Hej Karin!");
    now = new Date("2026-12-15T12:00:00Z");
    expect(await purgeCases(db, now)).toMatchObject({ closed: 0, erased: 0 });
    now = new Date("2026-12-17T12:00:00Z");
    expect(await purgeCases(db, now)).toMatchObject({ closed: 1, erased: 0 });
    expect((await findCase(db, answered))?.state).toBe("closed");
    expect((await findCase(db, waiting))?.state).toBe("received");
    now = new Date("2027-12-16T12:00:00Z");
    expect(await purgeCases(db, now)).toMatchObject({ closed: 0, erased: 0 });
    now = new Date("2027-12-17T12:00:00Z");
    expect(await purgeCases(db, now)).toMatchObject({ closed: 0, erased: 1 });
    const left = await findCase(db, answered);
    expect(JSON.stringify(left)).not.toMatch(/Karin|karin|Svara/);
    expect(left?.log.map(({ event }) => event)).toEqual(["opened", "answered", "closed"]);
    expect((await findCase(db, waiting))?.name).toBe("Karin Exempel");
    expect(await ours.write(answered, { text: "Hej igen", name: null })).toBe(false);
  });
});
