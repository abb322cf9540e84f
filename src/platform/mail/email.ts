/**
 * What a mail says, as data: HTML and text are both made of it, so neither can forget what the other says. An `href` is
 * a path of ours ("/arende/…/") or a whole address; a picture's `src` likewise.
 */
export type MailBlock =
  /** Edge to edge, above everything else. */
  | { picture: { src: string; alt: string } }
  /** A word above a number that somebody has to read out: "Ditt ärende", then "48 29 71 K". */
  | { label: string; number: string }
  | { heading: string }
  | { text: string }
  | { facts: readonly (readonly [name: string, value: string])[] }
  | { button: string; href: string }
  /** The other way, below the button. */
  | { link: string; href: string }
  | { quote: string; title?: string; note?: string; link?: { text: string; href: string } }
  /** What has happened, what happens now, what comes. */
  | { steps: readonly { title: string; note: string; state: "done" | "now" | "next" }[] }
  | { car: MailCar };

export type MailCar = {
  title: string;
  line: string;
  /** As it is written: "269 900 kr". Beside a lowered price stands the lowest of the 30 days before. */
  price: string;
  lowestBefore?: string;
  reason?: { text: string; tone: "new" | "cut" | "free" };
  href: string;
  /** Null for a car that nobody has photographed yet. */
  picture: string | null;
};

export type MailAttachment = { name: string; type: string; content: Uint8Array };

/** What a visitor can leave with one click, each by itself. */
export const mailTopics = ["saved-searches", "newsletter", "campaigns", "friends"] as const;
export type MailTopic = (typeof mailTopics)[number];

/**
 * So many e-mails of each sort a mailbox gets in 24 hours, whatever else is limited or not. Somebody may have written another's
 * address in a form: until its owner has answered for it, it is a stranger's. What the law asks for, and what somebody has agreed
 * with us, has a bound that no customer reaches; so has the way in.
 */
export const dailyBounds = {
  usual: { stranger: 3, proven: 100 },
  transaction: { stranger: 20, proven: 200 },
  signIn: { stranger: 10, proven: 40 },
} as const;
export type MailBound = keyof typeof dailyBounds;

/** What an e-mail says. */
export type MailContent = Pick<Email, "subject" | "preheader" | "blocks" | "attachments">;

export type Email = {
  to: string;
  /** What kind of e-mail it is, for lists and statistics: "case-receipt". */
  kind: string;
  /** What the e-mail is about, "case-receipt:482971K": the same key is the same e-mail, and is sent once. */
  messageKey: string;
  subject: string;
  /** What a list of mails shows after the subject. */
  preheader: string;
  blocks: readonly MailBlock[];
  /** Why the reader gets it: "Du får mejlet för att du skickade ett meddelande till oss." */
  reason: string;
  /** Who it comes from, where it is not the company itself but one of its stores. */
  fromName?: string;
  /** Where an answer goes, where it is not to the address that everything comes from. */
  replyTo?: string;
  attachments?: readonly MailAttachment[];
  /** Only for what somebody has signed up for: an answer to what somebody sent us cannot be left. */
  unsubscribe?: MailTopic;
  /**
   * What it says instead to an address that nobody has answered for: nothing that its sender has typed, or anybody could send
   * a stranger their own words by us.
   */
  toStranger?: MailContent;
  /** Which bound it counts toward at such an address; "usual" unless said. */
  bound?: MailBound;
  /** Our own stores and staff, who get as many as there are. */
  isToOurselves?: boolean;
};

/** Why an e-mail stays with us. */
export const heldReasons = ["limit", "bounced", "left"] as const;
export type HeldReason = (typeof heldReasons)[number];

/** For how many days an e-mail is known; those with the address of somebody who never wrote to us are known for less. */
export const mailRetentionDays = { usually: 90, "friend-tip": 30, "friend-receipt": 30 } as const;
