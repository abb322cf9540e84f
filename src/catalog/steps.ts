/** Work that stops now and then, so that whoever runs it can let others in between. */
export type Steps<Result> = Generator<undefined, Result, undefined>;

/** All at once. */
export function allAtOnce<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Between other work: requests that come meanwhile are answered first. */
export async function inBetween<Result>(steps: Steps<Result>): Promise<Result> {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
