/** What `/api/staff/toolbox/:plate` answers, as JSON carries it: a moment is a text. */
export type ToolboxFacts = {
  status: number;
  price: number | null;
  publishedAt: string | null;
  views: number;
  heldUntil: string | null;
  waiting: number;
  drives: number;
  store: string;
  days: number | null;
  prices: { at: string; price: number | null }[];
  pictures: { name: string; count: number; url: string }[];
  /** Null where the roles do not reach. */
  bought: {
    bids: { at: string; bid: number; staffName: string }[];
    costs: number | null;
    margin: number | null;
  } | null;
  stores: Record<string, string>;
};
