type Job = {
  run: (isStopped: () => boolean) => Promise<unknown>;
  firstAfterMs: number;
  everyMs: number;
  /** The next round tries again. */
  onFailure: (error: unknown) => void;
};

/** Runs a job again and again, one round at a time. Returns how to stop: it resolves when nothing is under way. */
export function schedule({ run, firstAfterMs, everyMs, onFailure }: Job): () => Promise<void> {
  let isStopped = false;
  let round: Promise<unknown> = Promise.resolve();
  let timer = setTimeout(turn, firstAfterMs);
  timer.unref();
  function turn() {
    round = run(() => isStopped)
      .catch(onFailure)
      .then(() => {
        if (isStopped) return;
        timer = setTimeout(turn, everyMs);
        timer.unref();
      });
  }
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await round;
  };
}
