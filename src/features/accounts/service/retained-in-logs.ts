import { logMonths, type StaffLog } from "#platform/staff/log-retention.ts";
import type { RetainedItem } from "./my-emails.ts";

/** That an address wants no e-mails of a kind. */
export const retainedOptOut: RetainedItem = {
  what: "Att du har sagt nej till våra mejl",
  until: "du säger ja igen",
  why: "annars skulle du kunna få dem på nytt",
};

const yearsOf = (log: StaffLog) => `${logMonths[log] / 12} år`;

/**
 * What we have noted of our own work: by case and by plate, never by person, so it is told to all who have a case. Whether a plate
 * stands there is not: anybody can name one.
 */
export const retainedInLogs: readonly RetainedItem[] = [
  {
    what: "Vår logg över vem hos oss som har läst eller ändrat ett ärende, efter ärendenummer och registreringsnummer",
    until: `${yearsOf("auditLog")} efter händelsen`,
    why: "vi ska kunna visa hur uppgifter har använts",
  },
  {
    what: "Bud som vi har gett och uppslag i fordonsregistret, efter registreringsnummer",
    until: `${yearsOf("bidLog")} efter händelsen`,
    why: "inköp ska kunna granskas",
  },
];
