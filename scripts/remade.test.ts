import { expect, test } from "vitest";
import { remade } from "./remade.ts";

test("[DEV-1] made once for all who ask, and anew when a part is another; the old one is closed first", async () => {
  let part = "a";
  const events: string[] = [];
  const thing = remade(
    async (): Promise<[string]> => [part],
    async (name) => {
      events.push(`made of ${name}`);
      return name;
    },
    async (name) => events.push(`closed ${name}`),
  );
  expect(await Promise.all([thing.get(), thing.get()])).toEqual(["a", "a"]);
  part = "b";
  expect(await thing.get()).toBe("b");
  await thing.close();
  expect(events).toEqual(["made of a", "closed a", "made of b", "closed b"]);
});

test("[DEV-1] a file that does not load is no end: the next one who asks tries again", async () => {
  let isBroken = true;
  const thing = remade(
    async (): Promise<[string]> => {
      if (isBroken) throw new SyntaxError("half-written");
      return ["whole"];
    },
    (name) => name,
    () => {},
  );
  await expect(thing.get()).rejects.toThrow("half-written");
  isBroken = false;
  expect(await thing.get()).toBe("whole");
});
