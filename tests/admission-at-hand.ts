import { admission, type WorkBounds } from "#platform/http/admission.ts";

export const crowdIsOver = 12;

export const bounds = (changes: Partial<WorkBounds> = {}): WorkBounds => ({
  atOnce: 4,
  perRound: 1,
  ready: { usual: 8, underLoad: 3 },
  crowd: crowdIsOver,
  each: { atOnce: 2, waiting: 2 },
  ...changes,
});
export const usual = {
  form: bounds({ perRound: 2, ready: { usual: 8, underLoad: 6 } }),
  page: bounds(),
  call: bounds(),
  file: bounds({ perRound: null }),
};
export type Class = keyof typeof usual;

/** Work whose rounds come, and whose ends come, when the test says so. */
export function atHand(changes: { classes?: Record<Class, WorkBounds>; isShort?: () => boolean } = {}) {
  const rounds: (() => void)[] = [];
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = admission<Class>({ classes: usual, nextRound: (run) => void rounds.push(run), ...changes });
  const settled = () => new Promise<void>((resolve) => setImmediate(resolve));
  return {
    ...work,
    begun,
    ask: (name: string, to: Class, by = "", signal?: AbortSignal) => {
      const held = Promise.withResolvers<void>();
      const answer = work
        .admit(
          to,
          () => {
            begun.push(name);
            return held.promise;
          },
          { by, signal },
        )
        .then(
          () => "answered",
          (error: Error) => error.name,
        );
      ends.set(name, held.resolve);
      return answer;
    },
    round: async () => {
      rounds.shift()?.();
      await settled();
    },
    allRounds: async () => {
      while (rounds.length > 0) rounds.shift()?.();
      await settled();
    },
    end: async (name: string) => {
      ends.get(name)?.();
      await settled();
    },
    settled,
  };
}
