/** Cooperative work: it yields between slices of a few milliseconds, so that whoever runs it can let others in. */
export type Slices<Result> = Generator<undefined, Result, undefined>;

/** All slices at once. */
export function allAtOnce<Result>(slices: Slices<Result>): Result {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
  }
}

/** Slice by slice: requests that come meanwhile are answered in between. */
export async function inSlices<Result>(slices: Slices<Result>): Promise<Result> {
  for (;;) {
    const slice = slices.next();
    if (slice.done) return slice.value;
    await new Promise((resolve) => setImmediate(resolve));
  }
}
