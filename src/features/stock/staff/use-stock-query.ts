import { useCallback, useEffect, useMemo, useState } from "react";
import { paths } from "#core/paths.ts";
import { go } from "#platform/staff/place.ts";
import { type StockQuery, searchFromStockQuery, stockQueryFrom } from "../rules/stock-list/stock-query.ts";

/** Somebody who writes is left in peace; browsers also count how often an address changes. */
const restMs = 400;

export const stockAddress = (query: StockQuery) => {
  const search = searchFromStockQuery(query).toString();
  return paths.staff("lager/") + (search && `?${search}`);
};

/** The list as the address has it. What is being written counts at once, and is in the address a moment later. */
export function useStockQuery(search: URLSearchParams) {
  const text = search.toString();
  const asked = useMemo(() => stockQueryFrom(new URLSearchParams(text)), [text]);
  const [written, setWritten] = useState(asked.text);
  // A link, or the way back, has words of its own.
  const [known, setKnown] = useState(asked.text);
  if (known !== asked.text) {
    setKnown(asked.text);
    setWritten(asked.text);
  }

  useEffect(() => {
    if (written === asked.text) return;
    const timer = setTimeout(() => go(stockAddress({ ...asked, text: written }), { replace: true }), restMs);
    return () => clearTimeout(timer);
  }, [written, asked]);

  const query = useMemo(() => ({ ...asked, text: written }), [asked, written]);
  const change = useCallback(
    (part: Partial<StockQuery>) => go(stockAddress({ ...query, ...part }), { replace: true }),
    [query],
  );
  return { query, change, write: setWritten };
}
