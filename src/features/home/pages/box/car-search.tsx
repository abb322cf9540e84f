import { ArrowRight, Search } from "lucide-react";
import { type SubmitEvent, useState } from "react";
import { useNavigate } from "react-router";
import { useStore } from "zustand";
import { paths } from "#core/paths.ts";
import { breakpoints } from "#core/screen.ts";
import { carCountText } from "#features/cars/rules/car-count.ts";
import { browserStore } from "#features/visitors/pages/browser-store.ts";
import { changeBrowserState } from "#features/visitors/pages/visit.ts";
import { Button } from "#ui/button.tsx";
import { homeSearchFromText, searchPlaceholder } from "../../rules/home-search.ts";
import type { StockName } from "./stock-names.ts";
import { pathOfTarget } from "./target-path.ts";
import "./car-search.css";

const namesId = "sokforslag";

/** Within the browser's own list nobody looks through more. */
const namesAtMost = 20;

/** Enter and the button search; an empty field stays where it is. Without JavaScript a form. */
export function CarSearch({ onSearch }: { onSearch: (search: string) => void }) {
  const navigate = useNavigate();
  const earlier = useStore(browserStore, ({ state }) => state?.advertFilter.queryHistory);
  const [names, setNames] = useState<StockName[]>([]);
  const [input, setInput] = useState("");
  const begun = input.trim().toLowerCase();
  const offered = begun
    ? names.filter(({ name }) => name.toLowerCase().includes(begun)).slice(0, namesAtMost)
    : [];
  const prepare = async () => {
    await changeBrowserState((state) => state);
    const part = await import("./stock-names.ts").catch(() => null);
    await part?.fetchStockNames(setNames);
  };
  const search = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    const homeSearch = homeSearchFromText(String(new FormData(form).get("search") ?? ""), []);
    if (homeSearch === null) return;
    onSearch(homeSearch.search);
    navigate(pathOfTarget(homeSearch.target));
    form.reset();
    setInput("");
  };
  return (
    <search>
      {/* The browser's own list, which takes no room: filled in when the field is wanted. */}
      <datalist id={namesId}>
        {earlier?.map((query) => (
          <option key={query} value={query} />
        ))}
        {offered.map(({ name, count }) => (
          <option key={`${name} i lager`} value={name} label={carCountText(count)} />
        ))}
      </datalist>
      <form
        action={paths.buy()}
        onSubmit={search}
        className="flex min-h-14 items-center gap-2.5 rounded-sm border-[1.5px] border-control bg-surface pl-3.5 hover:border-ink has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus md:pl-4"
      >
        <Search aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
        <span className="relative flex min-w-0 flex-1 items-center">
          {/* Blank, so that the field knows whether it is empty; the words beside it follow the width by style alone. */}
          <input
            type="search"
            name="search"
            aria-label="Sök bil"
            placeholder=" "
            enterKeyHint="search"
            list={namesId}
            onFocus={() => void prepare()}
            onInput={({ currentTarget }) => setInput(currentTarget.value)}
            className="peer car-search-field min-h-13 w-full min-w-0 bg-transparent text-ellipsis focus-visible:outline-none md:text-h4 md:font-normal"
          />
          <span
            aria-hidden
            className="pointer-events-none invisible absolute inset-x-0 truncate text-ink-3 peer-placeholder-shown:visible md:text-h4 md:font-normal"
          >
            <span className="md:hidden">{searchPlaceholder(breakpoints.search)}</span>
            <span className="max-md:hidden">{searchPlaceholder(breakpoints.search + 1)}</span>
          </span>
        </span>
        <span className="m-1">
          <Button type="submit" variant="tonal" size="sm" icon={ArrowRight}>
            <span className="max-md:sr-only">Sök</span>
          </Button>
        </span>
      </form>
    </search>
  );
}
