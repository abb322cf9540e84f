/** Why one picture could not be had, in Swedish. The car is imported without it. */
export class PictureFailed extends Error {
  /** It may go better the next time: the server was busy, or nobody answered. */
  readonly isPassing: boolean;
  constructor(reason: string, { isPassing = false } = {}) {
    super(reason);
    this.isPassing = isPassing;
  }
}
