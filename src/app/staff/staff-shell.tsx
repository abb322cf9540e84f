import {
  Bell,
  CalendarClock,
  CarFront,
  FileText,
  Gavel,
  Inbox,
  Keyboard,
  LogOut,
  type LucideIcon,
  Menu,
  Plus,
  Radar,
  ScanSearch,
  ScrollText,
  Search,
  Server,
  Sun,
} from "lucide-react";
import { type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { initialsOf } from "#core/text/initials.ts";
import { filteredCount } from "#features/catalogue/rules/pages.ts";
import { NotificationList } from "#features/staff-home/staff/notification-list.tsx";
import type { NotificationsResponse, WaitingCounts } from "#features/staff-home/staff/responses.ts";
import { useSalesman } from "#features/visitors/staff/salesman-state.ts";
import { roleLabels } from "#platform/auth/permissions.ts";
import { LogoInverse } from "#platform/pages/logo-inverse.tsx";
import type { Me } from "#platform/staff/me.ts";
import { pagesFor } from "#platform/staff/pages-for.ts";
import { ShortcutHelp } from "#platform/staff/shortcut-help.tsx";
import { onGKey, useShortcuts } from "#platform/staff/shortcuts.ts";
import { signOut } from "#platform/staff/sign-in/session.ts";
import { hasRightClock } from "#platform/staff/staff-api.ts";
import type { StaffPageName, staffPages } from "#platform/staff/staff-pages.ts";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { followLinks, goTo, useUrl } from "#platform/staff/use-url.ts";
import { CommandPalette } from "./command-palette.tsx";

/** Each page of the navigation has one. */
type NavigationPage = {
  [Name in StaffPageName]: (typeof staffPages)[Name]["group"] extends null ? never : Name;
}[StaffPageName];
const icons = {
  today: Sun,
  cases: Inbox,
  bookings: CalendarClock,
  tradeIns: ScanSearch,
  bids: Gavel,
  purchaseAlerts: Radar,
  stock: CarFront,
  proposals: FileText,
  jobs: Server,
  audit: ScrollText,
} as const satisfies Record<NavigationPage, LucideIcon>;
const groups = ["Min dag", "Inköp", "Försäljning", "Drift"] as const;

/** There N begins what the page is about. */
const pagesWithN = ["lager/", "offerter/"];

/** The bell and the navigation have room for two digits. */
const shortCount = (count: number) => (filteredCount(count, 100) === -1 ? "99+" : String(count));

/** Navigation, search and keys around every page of the staff's side. */
export function StaffShell({ me, children }: { me: Me; children: ReactNode }) {
  const [open, setOpen] = useState<"palette" | "new" | "help" | "menu" | "news" | null>(null);
  const { pathname } = useUrl();
  const inMyStore = useMyStore();
  const handlesN = pagesWithN.some((path) => pathname.startsWith(paths.staff(path)));
  const { data: notifications, reload: readNotifications } = useStaffData<NotificationsResponse>(
    inMyStore("/api/staff/news"),
  );
  const counts = useCounts();
  const shortcuts = useMemo(
    () => ({
      "ctrl+k": () => setOpen("palette"),
      "?": () => setOpen("help"),
      "g h": () => setOpen("news"),
      ...(handlesN ? {} : { n: () => setOpen("new") }),
      // Only while something of the shell is open: else the key is the page's, and that of its dialogs.
      ...(open === null ? {} : { escape: () => setOpen(null) }),
      ...Object.fromEntries(
        pagesFor(me).map(({ key, path }) => [`g ${key}`, () => goTo(paths.staff(path))] as const),
      ),
    }),
    [me, open, handlesN],
  );
  useShortcuts(shortcuts);
  useEffect(() => {
    window.addEventListener("keydown", onGKey);
    return () => window.removeEventListener("keydown", onGKey);
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: follows the links inside, which are links without it too.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link is a click.
    <div className="st" onClick={followLinks}>
      <a className="skip" href="#main">
        Hoppa till innehållet
      </a>
      <div className={open === "menu" ? "st-side is-open" : "st-side"} data-surface="inverse">
        <Navigation me={me} counts={counts} onChosen={() => setOpen(null)} />
      </div>
      <div className="st-main">
        <header className="st-top">
          <button
            type="button"
            className="iconbtn st-burger"
            aria-label="Meny"
            aria-expanded={open === "menu"}
            onClick={() => setOpen(open === "menu" ? null : "menu")}
          >
            <Menu aria-hidden className="i" />
          </button>
          <button type="button" className="st-cmd" onClick={() => setOpen("palette")}>
            <Search aria-hidden className="i s18" />
            <span className="l">Sök regnr, kund, ärende eller kommando</span>
            <span className="s">Sök</span>
            <span className="k">
              <kbd className="kbd">Ctrl</kbd>
              <kbd className="kbd">K</kbd>
            </span>
          </button>
          <div className="st-topr">
            <button
              type="button"
              className="btn secondary d st-new"
              aria-keyshortcuts={handlesN ? undefined : "N"}
              onClick={() => setOpen("new")}
            >
              <Plus aria-hidden className="i s18" />
              <span>Ny</span>
              {!handlesN && <kbd className="kbd">N</kbd>}
            </button>
            <button
              type="button"
              className="iconbtn st-bell"
              aria-label={
                notifications?.unread ? `Nytt för dig, ${notifications.unread} olästa` : "Nytt för dig"
              }
              aria-keyshortcuts="G H"
              onClick={() => setOpen("news")}
            >
              <Bell aria-hidden className="i" />
              {notifications !== null && notifications.unread > 0 && (
                <span className="c">{shortCount(notifications.unread)}</span>
              )}
            </button>
            <button
              type="button"
              className="iconbtn"
              aria-label="Alla genvägar"
              onClick={() => setOpen("help")}
            >
              <Keyboard aria-hidden className="i" />
            </button>
          </div>
        </header>
        {!hasRightClock() && (
          <p className="st-note" role="status">
            Datorns klocka skiljer mer än fem minuter från vår. Ställ klockan, annars kan inloggningen sluta
            fungera.
          </p>
        )}
        {children}
      </div>
      {(open === "palette" || open === "new") && (
        <CommandPalette me={me} begin={open === "new" ? "> ny " : ""} onClose={() => setOpen(null)} />
      )}
      {open === "news" && (
        <NotificationList
          notifications={notifications}
          onRead={readNotifications}
          onClose={() => setOpen(null)}
        />
      )}
      {open === "help" && <ShortcutHelp me={me} onClose={() => setOpen(null)} />}
    </div>
  );
}

/** A call about one's own store, where the browser knows which. */
function useMyStore(): (path: string) => string {
  const { myFacility } = useSalesman();
  return (path) => (myFacility === null ? path : `${path}?${new URLSearchParams({ store: myFacility })}`);
}

/** What waits on each page, of one's own store where the browser knows it; asked anew with each page that is opened. */
function useCounts(): Partial<WaitingCounts> {
  const { pathname } = useUrl();
  const { data, reload } = useStaffData<WaitingCounts>(useMyStore()("/api/staff/counts"));
  const asked = useRef(pathname);
  useEffect(() => {
    if (asked.current !== pathname) reload();
    asked.current = pathname;
  }, [pathname, reload]);
  return data ?? {};
}

type NavigationProps = { me: Me; counts: Partial<WaitingCounts>; onChosen: () => void };

function Navigation({ me, counts, onChosen }: NavigationProps) {
  const { pathname } = useUrl();
  const pages = pagesFor(me);
  return (
    <nav className="st-nav" aria-label="Arbetsplats">
      <a className="home" href={paths.staff()} onClick={onChosen}>
        <LogoInverse alt={`${company.name} personal, Idag`} />
      </a>
      {groups.map((group) => {
        const own = pages.filter((page) => page.group === group);
        return (
          own.length > 0 && (
            <div key={group}>
              <h2 className="st-ng">{group}</h2>
              <ul>
                {own.map(({ name, path, label, key }) => {
                  const Icon = icons[name as keyof typeof icons];
                  const to = paths.staff(path);
                  const isHere = path === "" ? pathname === to : pathname.startsWith(to);
                  const count = counts[name as keyof WaitingCounts] ?? 0;
                  return (
                    <li key={name}>
                      <a
                        href={to}
                        aria-current={isHere ? "page" : undefined}
                        aria-keyshortcuts={`G ${key?.toUpperCase()}`}
                        onClick={onChosen}
                      >
                        <Icon aria-hidden className="i s18" />
                        <span>{label}</span>
                        {count > 0 && <b>{shortCount(count)}</b>}
                      </a>
                    </li>
                  );
                })}
              </ul>
            </div>
          )
        );
      })}
      <div className="st-me">
        <p className="st-mebtn">
          <span className="st-av" aria-hidden>
            {initialsOf(me.name)}
          </span>
          <span>
            <b>{me.name}</b>
            <small>{me.roles.map((role) => roleLabels[role]).join(", ")}</small>
          </span>
        </p>
        <button type="button" className="st-mebtn" onClick={() => void signOut()}>
          <LogOut aria-hidden className="i s18" />
          <span>Logga ut</span>
        </button>
        <a className="st-mebtn" href={paths.home()}>
          Till webbplatsen
        </a>
      </div>
    </nav>
  );
}
