/** What a letter's envelope says; the letter itself is bytes. */
export type Envelope = { id: string; from: string; to: string };

/** Hands a letter over; resolves when it was taken. */
export type Mailer = {
  send: (envelope: Envelope, message: Buffer) => Promise<void>;
  close: () => void;
};

/** The receiving server will never take this letter: sending it again would not help. */
export class LetterRefused extends Error {
  override name = "LetterRefused";
  /** Whether it is the address that nobody has. */
  readonly isAddressUnknown: boolean;
  constructor(message: string, isAddressUnknown: boolean) {
    super(message);
    this.isAddressUnknown = isAddressUnknown;
  }
}
