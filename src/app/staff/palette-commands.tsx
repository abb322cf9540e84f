import {
  Calculator,
  CarFront,
  FilePlus,
  FileSearch,
  LogOut,
  type LucideIcon,
  Navigation,
  QrCode,
  Radar,
  Tag,
} from "lucide-react";
import type { ReactNode } from "react";
import { paths } from "#core/paths.ts";
import { displayPlate } from "#core/plate/display-plate.ts";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { startProposal } from "#features/proposals/staff/start-proposal.ts";
import { sheetsAddress } from "#features/stock/staff/qr/sheets-address.ts";
import { may, type Permission } from "#platform/auth/permissions.ts";
import type { Me } from "#platform/staff/me.ts";
import { pagesFor } from "#platform/staff/pages-for.ts";
import { signOut } from "#platform/staff/sign-in/session.ts";
import { goTo } from "#platform/staff/use-url.ts";

export type PaletteCommand = {
  id: string;
  group: string;
  icon: ReactNode;
  text: string;
  more: string;
} & Action;

/** To go somewhere, or to ask the server for something that it may refuse. */
type Action = { go: () => void } | { ask: () => Promise<void> };
type Command = { icon: LucideIcon; text: string; permission: Permission; action: Action };

/** What "Ny" offers: each begins with that word, and so they are found by it. */
const commandPrefixes: Record<string, Command> = {
  proposal: {
    icon: FilePlus,
    text: "Ny offert",
    permission: "makeProposals",
    action: { ask: () => startProposal() },
  },
  car: {
    icon: CarFront,
    text: "Ny bil i lager",
    permission: "editStock",
    action: { go: () => goTo(paths.staff("lager/ny/")) },
  },
  tracker: {
    icon: Radar,
    text: "Ny köpbevakning",
    permission: "trackPurchases",
    action: { go: () => goTo(paths.staff("kopbevakning/")) },
  },
  dossier: {
    icon: Calculator,
    text: "Ny inbytesbil att värdera",
    permission: "readTradeIns",
    action: { go: () => goTo(paths.staff("inbyte/")) },
  },
};

/** What is done with one car; the first three need it to be ours. */
const withCar: Record<string, (plate: LicensePlate) => Command & { isOurs: boolean }> = {
  proposal: (plate) => ({
    icon: FilePlus,
    text: "Ny offert med bilen",
    permission: "makeProposals",
    isOurs: true,
    action: { ask: () => startProposal(plate) },
  }),
  price: (plate) => ({
    icon: Tag,
    text: "Ändra pris",
    permission: "editStock",
    isOurs: true,
    action: { go: () => goTo(`${paths.staff(`lager/${plate}/`)}?vid=price`) },
  }),
  sheet: (plate) => ({
    icon: QrCode,
    text: "Skriv ut QR-blad till rutan",
    permission: "readStock",
    isOurs: true,
    action: { go: () => goTo(sheetsAddress([plate])) },
  }),
  // A car that is offered to us stands in no list of ours.
  dossier: (plate) => ({
    icon: FileSearch,
    text: "Hämta inbytesunderlag",
    permission: "readTradeIns",
    isOurs: false,
    action: { go: () => goTo(paths.staff(`inbyte/${plate}/`)) },
  }),
};

/** The pages, what can be begun, and the way out; those whose words hold what is written. */
export function commandsFor(me: Me, text: string): PaletteCommand[] {
  const query = text.trim().replace(/^>/, "").trim().toLowerCase();
  const begins = Object.entries(commandPrefixes)
    .filter(([, { permission }]) => may(me.roles, permission))
    .map(([name, command]) => commandOf(`new-${name}`, "Kommando", command));
  const pages = pagesFor(me).map(({ name, label, path, key }) =>
    commandOf(name, `G ${key?.toUpperCase()}`, {
      icon: Navigation,
      text: label,
      action: { go: () => goTo(paths.staff(path)) },
    }),
  );
  const leave = commandOf("sign-out", "", {
    icon: LogOut,
    text: "Logga ut",
    action: { go: () => void signOut() },
  });
  return [...pages, ...begins, leave].filter((command) => command.text.toLowerCase().includes(query));
}

export function commandsWith({ roles }: Me, plate: LicensePlate, isOurs: boolean): PaletteCommand[] {
  return Object.entries(withCar)
    .map(([name, of]) => ({ name, command: of(plate) }))
    .filter(({ command }) => may(roles, command.permission) && (isOurs || !command.isOurs))
    .map(({ name, command }) => commandOf(`${name}-${plate}`, "Gör med bilen", command, displayPlate(plate)));
}

function commandOf(
  id: string,
  group: string,
  { icon: Icon, text, action }: Pick<Command, "icon" | "text" | "action">,
  more = "",
): PaletteCommand {
  return { id, group, icon: <Icon aria-hidden className="i s18" />, text, more, ...action };
}
