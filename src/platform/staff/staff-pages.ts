import type { Permission } from "#platform/auth/permissions.ts";

type StaffPage = {
  /** Below /personal/, as a pattern: ":number" is one part. */
  path: string;
  label: string;
  /** What it needs; without it the page is not offered, and its calls are refused. */
  permission: Permission;
  /** The heading it stands under in the navigation; null where it is reached from another page. */
  group: "Min dag" | "Inköp" | "Försäljning" | "Drift" | null;
  /** Pressed after G. */
  key: string | null;
};

/** Every page of the staff's side, in the order of its navigation. */
export const staffPages = {
  today: { path: "", label: "Idag", permission: "workCases", group: "Min dag", key: "i" },
  cases: { path: "arenden/", label: "Ärenden", permission: "workCases", group: "Min dag", key: "ä" },
  case: { path: "arenden/:number/", label: "Ärende", permission: "workCases", group: null, key: null },
  bookings: {
    path: "bokningar/",
    label: "Bokningar",
    permission: "workBookings",
    group: "Min dag",
    key: "r",
  },
  tradeIns: { path: "inbyte/", label: "Inbyte", permission: "readTradeIns", group: "Inköp", key: "n" },
  valuationFile: {
    path: "inbyte/:plate/",
    label: "Inbyte",
    permission: "readTradeIns",
    group: null,
    key: null,
  },
  bids: { path: "budlogg/", label: "Budlogg", permission: "readTradeIns", group: "Inköp", key: "b" },
  purchaseAlerts: {
    path: "kopbevakning/",
    label: "Köpbevakning",
    permission: "trackPurchases",
    group: "Inköp",
    key: "k",
  },
  stock: { path: "lager/", label: "Lager", permission: "readStock", group: "Försäljning", key: "l" },
  addStockCar: { path: "lager/ny/", label: "Ta in bil", permission: "editStock", group: null, key: null },
  qrSheets: { path: "lager/qr/", label: "QR-blad", permission: "readStock", group: null, key: null },
  stockCar: { path: "lager/:plate/", label: "Bil", permission: "readStock", group: null, key: null },
  proposals: {
    path: "offerter/",
    label: "Offertförslag",
    permission: "makeProposals",
    group: "Försäljning",
    key: "o",
  },
  proposal: {
    path: "offerter/:id/",
    label: "Offertförslag",
    permission: "makeProposals",
    group: null,
    key: null,
  },
  jobs: { path: "jobb/", label: "Jobb och brev", permission: "runJobs", group: "Drift", key: "j" },
  audit: { path: "logg/", label: "Granskningslogg", permission: "readAuditLog", group: "Drift", key: "g" },
} as const satisfies Record<string, StaffPage>;

export type StaffPageName = keyof typeof staffPages;
export const staffPageNames = Object.keys(staffPages) as StaffPageName[];

const root = "/personal/";
const patterns = Object.values(staffPages).map(
  ({ path }) => new RegExp(`^${root}${path.replaceAll(/:\w+/g, "[^/]+")}$`),
);

/** Whether there is such a page. */
export function isStaffPage(pathname: string): boolean {
  return patterns.some((pattern) => pattern.test(pathname));
}
