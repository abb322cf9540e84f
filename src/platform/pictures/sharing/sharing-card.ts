/** What stands beside the picture where a page is shared. */
export type SharingCard = {
  heading: string;
  detail: string;
  facts: string;
  /** Null: none is shown. */
  price: string | null;
  /** The logo of the chain, an SVG of its own. */
  logo: string;
};

/** What every place that shows shared pages asks for. */
export const sharingSize = { width: 1200, height: 630 } as const;
