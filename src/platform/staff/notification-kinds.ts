import type { Permission } from "#platform/auth/permissions.ts";

type NotificationRow = {
  says: string;
  /** What its subject is, and so where it leads. */
  about: "case" | "proposal" | "car";
  /** Who has lost the role is not told any more. */
  permission: Permission;
};

/** The kinds of notifications behind the bell. */
export const notificationKinds = {
  assigned: { says: "Du har fått ett ärende", about: "case", permission: "workCases" },
  customerWrote: { says: "Kunden har svarat", about: "case", permission: "workCases" },
  proposalOpened: { says: "Kunden har öppnat din offert", about: "proposal", permission: "makeProposals" },
  proposalAsked: { says: "Kunden frågar om din offert", about: "proposal", permission: "makeProposals" },
  proposalAccepted: {
    says: "Kunden har godkänt din offert",
    about: "proposal",
    permission: "makeProposals",
  },
  proposalCar: {
    says: "En bil i din offert är reserverad, såld eller har ett nytt pris",
    about: "proposal",
    permission: "makeProposals",
  },
  carHeld: { says: "Din bil är reserverad", about: "car", permission: "workBookings" },
} as const satisfies Record<string, NotificationRow>;

export type NotificationKind = keyof typeof notificationKinds;
export const notificationKindNames = Object.keys(notificationKinds) as NotificationKind[];

/** Read or not, it is gone then: what it tells of stands where it happened. */
export const notificationDays = 30;

/** Where it leads, below /personal/. */
export function notificationPath(kind: NotificationKind, subject: string): string {
  const { about } = notificationKinds[kind];
  if (about === "case") return `arenden/${subject.toLowerCase()}/`;
  return about === "proposal" ? `offerter/${subject}/` : "bokningar/";
}
