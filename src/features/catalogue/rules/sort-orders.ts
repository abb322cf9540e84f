/** The nine orders of a list, the default first. The value stands in addresses, the label is read. */
export const sortOrders = {
  rekommenderad: "Rekommenderad",
  "nyaste-publiceringsdatum": "Senast publicerad",
  nyast: "Nyaste årsmodell",
  aldsta: "Äldsta årsmodell",
  "hogsta-mil": "Högst miltal",
  "lagsta-mil": "Lägst miltal",
  "hogsta-pris": "Högst pris",
  "lagsta-pris": "Lägst pris",
  "storsta-prissankning": "Störst prissänkning",
} as const;
export type SortOrder = keyof typeof sortOrders;

export const defaultSortOrder = "rekommenderad" satisfies SortOrder;

export function findSortOrder(text: string): SortOrder | null {
  return sortOrderNames.find((order) => order === text) ?? null;
}

export const sortOrderNames = Object.keys(sortOrders) as SortOrder[];
