import { daysAfter } from "#core/dates/days-after.ts";
import type { SignedLinks } from "#platform/links/signed-links.ts";
import { sendLater } from "#platform/mail/send-later.ts";
import { holdPaths } from "../rules/hold-paths.ts";
import type { HoldNeeds, HoldPages } from "../service/hold-needs.ts";

/** A hold is remembered for 90 days after its end, and so are its addresses. */
const linkDays = 93;
/** What stands after the number in a link that went by mail: who has it has the mailbox. */
export const byLetter = ":letter";

/** What holds are made and ended with, in the site and in jobs alike. */
export function holdNeeds({ links, clock }: { links: SignedLinks; clock: () => Date }): HoldNeeds {
  const expires = () => daysAfter(clock(), linkDays);
  const holdToken = (number: string, by: "visitor" | "letter") =>
    links.sign("reservation", by === "letter" ? number + byLetter : number, expires());
  const waitToken = (id: number) => links.sign("queue", String(id), expires());
  const pages: HoldPages = {
    hold: (number, by) => holdPaths.hold(holdToken(number, by)),
    cancel: (number) => holdPaths.cancel(holdToken(number, "letter")),
    drive: (number) => holdPaths.drive(holdToken(number, "letter")),
    wait: (id) => holdPaths.wait(waitToken(id)),
    reserveFirst: (plate, id) => holdPaths.reserveFirst(plate, waitToken(id)),
  };
  return { clock, sendLater, pages };
}
