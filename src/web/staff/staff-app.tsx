import { lazy, Suspense, useSyncExternalStore } from "react";
import { may, type Permission } from "#domain/sign-in/permissions.ts";
import { staffPages } from "#domain/staff/staff-pages.ts";
import { paths } from "#paths";
import type { Me } from "./answers.ts";
import { AuditPage } from "./pages/audit.tsx";
import { BookingsPage } from "./pages/bookings/bookings-page.tsx";
import { CasesPage } from "./pages/cases.tsx";
import { JobsPage } from "./pages/jobs.tsx";
import { Loading } from "./pages/page-states.tsx";
import { TodayPage } from "./pages/today/today-page.tsx";
import { BidLogPage } from "./pages/trade/bid-log-page.tsx";
import { DossierPage } from "./pages/trade/dossier-page.tsx";
import { TrackersPage } from "./pages/trade/trackers-page.tsx";
import { usePlace } from "./place.ts";
import { StaffShell } from "./shell/staff-shell.tsx";
import { onSession, readSession, signOut } from "./sign-in/session.ts";
import { SignInPage, StateCard } from "./sign-in/sign-in-page.tsx";
import { useStaffData } from "./use-staff-data.ts";

/** Nobody, somebody whom we do not know yet, or one of us. [SIGNIN-18] */
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

/** The addresses are those of domain/staff/staff-pages.ts. [DESK-9] */
function CurrentPage({ me }: { me: Me }) {
  const { pathname, searchParams: query } = usePlace();
  const parts = pathname.split("/").filter(Boolean).slice(1).map(decodeURIComponent);
  const page = pathname === paths.signIn() ? undefined : pages[parts[0] ?? ""];
  if (pathname === paths.signIn()) return <AlreadyIn me={me} />;
  if (page === undefined) return <NoSuchPage />;
  if (!may(me.roles, page.permission)) return <StateCard code="403" me={me} />;
  return page.show({ me, parts: parts.slice(1), query });
}

const StockListPage = lazy(async () => ({
  default: (await import("./pages/stock/list-page.tsx")).StockListPage,
}));
const CarPage = lazy(async () => ({ default: (await import("./pages/stock/car-page.tsx")).CarPage }));
const QrSheetsPage = lazy(async () => ({
  default: (await import("./pages/stock/qr/qr-sheets-page.tsx")).QrSheetsPage,
}));
const TakeInPage = lazy(async () => ({
  default: (await import("./pages/stock/take-in-page.tsx")).TakeInPage,
}));

/** Its code is fetched by whoever makes proposals. */
const ProposalsPage = lazy(() =>
  import("./pages/proposals/proposals-page.tsx").then((page) => ({ default: page.ProposalsPage })),
);

const { today, cases, bookings, dossier, bids, trackers, stock, proposals, jobs, audit } = staffPages;
const pages: Record<string, { permission: Permission; show: (shown: Shown) => React.ReactNode }> = {
  "": { permission: today.permission, show: ({ me, query }) => <TodayPage me={me} query={query} /> },
  arenden: {
    permission: cases.permission,
    show: ({ me, parts: [number = null], query }) => <CasesPage me={me} number={number} query={query} />,
  },
  bokningar: { permission: bookings.permission, show: ({ query }) => <BookingsPage query={query} /> },
  inbyte: {
    permission: dossier.permission,
    show: ({ me, parts: [plate = null], query }) => <DossierPage me={me} plate={plate} query={query} />,
  },
  budlogg: { permission: bids.permission, show: ({ query }) => <BidLogPage query={query} /> },
  kopbevakning: { permission: trackers.permission, show: () => <TrackersPage /> },
  lager: {
    permission: stock.permission,
    show: ({ me, parts: [plate], query }) => (
      <Suspense fallback={<Loading />}>
        {plate === undefined ? (
          <StockListPage me={me} search={query} />
        ) : plate === "qr" ? (
          <QrSheetsPage query={query} />
        ) : plate === "ny" ? (
          <TakeInPage me={me} query={query} />
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
