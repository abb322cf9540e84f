/** What an e-mail's envelope says; the e-mail itself is bytes. */
export type Envelope = { id: string; from: string; to: string };

/** Hands an e-mail over; resolves when it was taken. */
export type Mailer = {
  send: (envelope: Envelope, message: Buffer) => Promise<void>;
  close: () => void;
};

/** The receiving server will never take this e-mail: sending it again would not help. */
export class EmailRefused extends Error {
  override name = "EmailRefused";
  /** Whether it is the address that nobody has. */
  readonly isAddressUnknown: boolean;
  constructor(message: string, isAddressUnknown: boolean) {
    super(message);
    this.isAddressUnknown = isAddressUnknown;
  }
}
