import { ArrowRight, Search, X } from "lucide-react";
import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { Button } from "#ui/button.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { addressOfForm, searchAddress } from "./filter-form.ts";
import type { ListingView } from "./listing-view.ts";
import { monthlyField } from "./payment-field.ts";
import { rememberSearch } from "./remember-search.ts";
import { SuggestionList, suggestionId } from "./suggestion-list.tsx";
import { useSuggestions } from "./use-suggestions.ts";

const listId = "forslag";

/** One field for words, sentences and plates; it offers what it understands while you type. */
export function SearchBar({ view, suggestionsFrom }: { view: ListingView; suggestionsFrom: string }) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(view.search.text);
  const offered = useSuggestions(text, suggestionsFrom);
  useEffect(() => setText(view.search.text), [view.search.text]);

  const search = (event?: SubmitEvent<HTMLFormElement>) => {
    event?.preventDefault();
    offered.close();
    if (!form.current) return;
    if (text.trim() !== "") void rememberSearch(text);
    void navigate(addressOfForm(view.path, form.current));
  };
  const choose = (at: number) => {
    const suggestion = offered.shown[at];
    if (!suggestion) return;
    offered.close();
    setText(suggestion.to === null ? suggestion.label : "");
    void rememberSearch(suggestion.label);
    void navigate(suggestion.to ?? searchAddress(view.path, suggestion.label));
  };
  return (
    <search className="block min-w-0 flex-1 lg:relative">
      <form
        ref={form}
        action={view.path}
        onSubmit={search}
        className="search-field flex items-center gap-2.5 rounded-sm border-[1.5px] border-control bg-surface pl-4 hover:border-ink has-[input:focus-visible]:outline-3 has-[input:focus-visible]:outline-offset-2 has-[input:focus-visible]:outline-focus"
      >
        <Search aria-hidden strokeWidth={1.75} className="size-5 shrink-0" />
        <input
          ref={field}
          type="text"
          name="search"
          role="combobox"
          aria-label="Sök bil"
          aria-expanded={offered.isOpen}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={
            offered.isOpen && offered.at >= 0 ? suggestionId(listId, offered.at) : undefined
          }
          autoComplete="off"
          enterKeyHint="search"
          placeholder={`Sök: ${view.searchExample}`}
          value={text}
          onChange={(event) => {
            setText(event.target.value);
            offered.open();
          }}
          onFocus={offered.prepare}
          onBlur={offered.close}
          onKeyDown={(event) => offered.onKey(event, choose)}
          className="w-full min-w-0 flex-1 bg-transparent text-ellipsis placeholder:text-ink-3 placeholder:opacity-100 focus-visible:outline-none md:text-h4 md:font-normal"
        />
        {view.hiddenSearchFields.map(([name, value]) => (
          <input key={`${name} ${value}`} type="hidden" name={name} value={value} />
        ))}
        {view.isMonthly && <input type="hidden" {...monthlyField} />}
        <ClearSearch
          text={text}
          searched={view.search.text}
          clearTo={view.clearSearchTo}
          onClear={() => {
            setText("");
            field.current?.focus();
          }}
        />
        <span className="shrink-0 p-0.5 lg:p-1">
          <Button type="submit" size="sm">
            <span className="max-md:sr-only">Sök</span>
            <ArrowRight aria-hidden strokeWidth={1.75} className="size-5" />
          </Button>
        </span>
      </form>
      <SuggestionList id={listId} offered={offered} onChoose={choose} />
    </search>
  );
}

type ClearSearchProps = { text: string; searched: string; clearTo: string; onClear: () => void };

const cross = "grid size-11 shrink-0 cursor-pointer place-items-center rounded-full hover:bg-hover";

/** There as soon as there is something to clear. What was searched for is left by a link, also without JavaScript. */
function ClearSearch({ text, searched, clearTo, onClear }: ClearSearchProps) {
  if (text === "" && searched === "") return null;
  const sign = <X aria-hidden strokeWidth={1.75} className="size-5" />;
  return searched === "" ? (
    <button type="button" aria-label="Rensa sökningen" onClick={onClear} className={cross}>
      {sign}
    </button>
  ) : (
    <SiteLink to={clearTo} aria-label="Rensa sökningen" className={cross}>
      {sign}
    </SiteLink>
  );
}
