import fc from "fast-check";
import { expect, test } from "vitest";
import { atHand, type Class, usual } from "#tests/admission-at-hand.ts";

type Step = { do: "ask"; to: Class; by: string } | { do: "round" } | { do: "end" } | { do: "go"; at: number };
const aStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant("ask" as const),
      to: fc.constantFrom<Class>("form", "page", "call", "file"),
      by: fc.constantFrom("", "a", "b"),
    }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant("round" as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant("end" as const) }) },
  fc.record({ do: fc.constant("go" as const), at: fc.nat(50) }),
);

test("[ADMIT-1] [ADMIT-3] [ADMIT-4] whatever comes and goes: never more than the bounds, forms first, and everybody is answered", async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(aStep, { maxLength: 80 }), async (steps) => {
      const site = atHand();
      const asked: {
        name: string;
        to: Class;
        by: string;
        leave: AbortController;
        answer: Promise<string>;
      }[] = [];
      const inWork = new Set<string>();
      const ended = new Set<string>();
      const held = () => {
        for (const name of site.begun) if (!ended.has(name)) inWork.add(name);
        for (const to of Object.keys(usual) as Class[]) {
          const here = asked.filter((one) => one.to === to && inWork.has(one.name));
          expect(here.length).toBe(site.counts()[to].inWork);
          expect(here.length).toBeLessThanOrEqual(usual[to].atOnce);
          for (const by of ["a", "b"])
            expect(here.filter((one) => one.by === by).length).toBeLessThanOrEqual(usual[to].each.atOnce);
        }
      };
      for (const [at, step] of steps.entries()) {
        const before = site.begun.length;
        if (step.do === "ask") {
          const leave = new AbortController();
          const name = `${step.to} ${at}`;
          asked.push({ name, ...step, leave, answer: site.ask(name, step.to, step.by, leave.signal) });
          await site.settled();
        }
        if (step.do === "go") asked[step.at]?.leave.abort();
        if (step.do === "round") {
          await site.round();
          const order = site.begun
            .slice(before)
            .map((name) => ["form", "page", "call"].indexOf(name.split(" ")[0] ?? ""));
          expect(order).toEqual(order.toSorted((one, other) => one - other));
        }
        if (step.do === "end") {
          const [first] = inWork;
          if (first !== undefined) {
            inWork.delete(first);
            ended.add(first);
            await site.end(first);
          }
        }
        held();
      }
      for (let before = -1; before !== site.begun.length; ) {
        before = site.begun.length;
        await site.allRounds();
        for (const name of site.begun) await site.end(name);
      }
      const answers = await Promise.all(asked.map(({ answer }) => answer));
      expect(
        answers.every((one) => ["answered", "TooMany", "TooManyOfOne", "NobodyWaits"].includes(one)),
      ).toBe(true);
      for (const counts of Object.values(site.counts()))
        expect([counts.inWork, counts.waiting]).toEqual([0, 0]);
    }),
    { numRuns: 60 },
  );
});
