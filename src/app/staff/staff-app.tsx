import { lazy, Suspense, useSyncExternalStore } from "react";
import { paths } from "#core/paths.ts";
import { BookingsPage } from "#features/bookings/staff/bookings-page.tsx";
import { CasesPage } from "#features/cases/staff/cases.tsx";
import { AuditPage } from "#features/staff-home/staff/audit.tsx";
import { JobsPage } from "#features/staff-home/staff/jobs.tsx";
import { TodayPage } from "#features/staff-home/staff/today-page.tsx";
import { BidLogPage } from "#features/trade-in/staff/bid-log-page.tsx";
import { PurchaseAlertsPage } from "#features/trade-in/staff/purchase-alerts-page.tsx";
import { ValuationFilePage } from "#features/trade-in/staff/valuation-file-page.tsx";
import { may, type Permission } from "#platform/auth/permissions.ts";
import type { Me } from "#platform/staff/me.ts";
import { Loading } from "#platform/staff/page-states.tsx";
import { onSession, readSession, signOut } from "#platform/staff/sign-in/session.ts";
import { NotAllowed, SignInPage, StateCard } from "#platform/staff/sign-in/sign-in-page.tsx";
import { staffPages } from "#platform/staff/staff-pages.ts";
import { useStaffData } from "#platform/staff/use-staff-data.ts";
import { useUrl } from "#platform/staff/use-url.ts";
import { StaffShell } from "./staff-shell.tsx";

/** Nobody, somebody whom we do not know yet, or a member of staff. */
export function StaffApp() {
  const session = useSyncExternalStore(onSession, readSession);
  const { interaction, account, error } = session;
  if (interaction === "startup") return <StateCard code="interaction_in_progress" />;
  if (account === null || interaction !== "none") return <SignInPage session={session} />;
  return (
    <>
      {error !== null && <SignInPage session={session} isOverlay />}
      <div hidden={error !== null}>
        <SignedIn />
      </div>
    </>
  );
}

function SignedIn() {
  const { data: me, problem } = useStaffData<Me>("/api/staff/me");
  if (me === null) return <StateCard code={problem ? String(problem.status) : "interaction_in_progress"} />;
  if (me.permissions.length === 0) return <StateCard code="403" me={me} />;
  return (
    <StaffShell me={me}>
      <CurrentPage me={me} />
    </StaffShell>
  );
}

type Shown = { me: Me; parts: string[]; query: URLSearchParams };

/** The addresses are those of platform/staff/staff-pages.ts. */
function CurrentPage({ me }: { me: Me }) {
  const { pathname, searchParams: query } = useUrl();
  const parts = pathname.split("/").filter(Boolean).slice(1).map(decodeURIComponent);
  const page = pathname === paths.signIn() ? undefined : pages[parts[0] ?? ""];
  if (pathname === paths.signIn()) return <AlreadyIn me={me} />;
  if (page === undefined) return <NoSuchPage />;
  if (!may(me.roles, page.permission)) return <NotAllowed permission={page.permission} me={me} />;
  return page.show({ me, parts: parts.slice(1), query });
}

const StockListPage = lazy(async () => ({
  default: (await import("#features/stock/staff/list-page.tsx")).StockListPage,
}));
const CarPage = lazy(async () => ({ default: (await import("#features/stock/staff/car-page.tsx")).CarPage }));
const QrSheetsPage = lazy(async () => ({
  default: (await import("#features/stock/staff/qr/qr-sheets-page.tsx")).QrSheetsPage,
}));
const AddCarPage = lazy(async () => ({
  default: (await import("#features/stock/staff/add-car-page.tsx")).AddCarPage,
}));

/** Its code is fetched by whoever makes proposals. */
const ProposalsPage = lazy(() =>
  import("#features/proposals/staff/proposals-page.tsx").then((page) => ({ default: page.ProposalsPage })),
);

const {
  today,
  cases,
  bookings,
  tradeIns: dossier,
  bids,
  purchaseAlerts,
  stock,
  proposals,
  jobs,
  audit,
} = staffPages;
const pages: Record<string, { permission: Permission; show: (shown: Shown) => React.ReactNode }> = {
  "": { permission: today.permission, show: ({ me, query }) => <TodayPage me={me} query={query} /> },
  arenden: {
    permission: cases.permission,
    show: ({ me, parts: [number = null], query }) => <CasesPage me={me} number={number} query={query} />,
  },
  bokningar: { permission: bookings.permission, show: ({ query }) => <BookingsPage query={query} /> },
  inbyte: {
    permission: dossier.permission,
    show: ({ me, parts: [plate = null], query }) => <ValuationFilePage me={me} plate={plate} query={query} />,
  },
  budlogg: { permission: bids.permission, show: ({ query }) => <BidLogPage query={query} /> },
  kopbevakning: { permission: purchaseAlerts.permission, show: () => <PurchaseAlertsPage /> },
  lager: {
    permission: stock.permission,
    show: ({ me, parts: [plate], query }) => (
      <Suspense fallback={<Loading />}>
        {plate === undefined ? (
          <StockListPage me={me} search={query} />
        ) : plate === "qr" ? (
          <QrSheetsPage query={query} />
        ) : plate === "ny" ? (
          <AddCarPage me={me} query={query} />
        ) : (
          <CarPage me={me} plate={plate} query={query} />
        )}
      </Suspense>
    ),
  },
  offerter: {
    permission: proposals.permission,
    show: ({ parts: [id = null], query }) => (
      <Suspense fallback={<Loading />}>
        <ProposalsPage id={id} query={query} />
      </Suspense>
    ),
  },
  jobb: { permission: jobs.permission, show: () => <JobsPage /> },
  logg: { permission: audit.permission, show: ({ query }) => <AuditPage query={query} /> },
};

/** Where the footer leads whoever is signed in. */
function AlreadyIn({ me }: { me: Me }) {
  return (
    <main id="main" className="st-page">
      <div className="st-head">
        <h1>Du är inloggad som {me.name}</h1>
      </div>
      <div className="row">
        <a className="btn primary d" href={paths.staff()}>
          Till Idag
        </a>
        <button type="button" className="btn secondary d" onClick={() => void signOut()}>
          Logga ut
        </button>
      </div>
    </main>
  );
}

function NoSuchPage() {
  return (
    <main id="main" className="st-page">
      <h1>Sidan finns inte</h1>
      <p>
        <a className="link" href={paths.staff()}>
          Till Idag
        </a>
      </p>
    </main>
  );
}
