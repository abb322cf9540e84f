import { useCallback, useEffect, useMemo, useState } from "react";
import { paths } from "#core/paths.ts";
import { goTo } from "#platform/staff/use-url.ts";
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
  const requested = useMemo(() => stockQueryFrom(new URLSearchParams(text)), [text]);
  const [entered, setEntered] = useState(requested.text);
  // A link, or the way back, has words of its own.
  const [known, setKnown] = useState(requested.text);
  if (known !== requested.text) {
    setKnown(requested.text);
    setEntered(requested.text);
  }

  useEffect(() => {
    if (entered === requested.text) return;
    const timer = setTimeout(
      () => goTo(stockAddress({ ...requested, text: entered }), { replace: true }),
      restMs,
    );
    return () => clearTimeout(timer);
  }, [entered, requested]);

  const query = useMemo(() => ({ ...requested, text: entered }), [requested, entered]);
  const change = useCallback(
    (part: Partial<StockQuery>) => goTo(stockAddress({ ...query, ...part }), { replace: true }),
    [query],
  );
  return { query, change, write: setEntered };
}
