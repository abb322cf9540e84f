import { useState } from "react";

type SavedView = { name: string; search: string };

const max = 12;

function readViews(storedAs: string): SavedView[] {
  try {
    const read: unknown = JSON.parse(localStorage.getItem(storedAs) ?? "[]");
    return Array.isArray(read) ? read.filter(isView).slice(0, max) : [];
  } catch {
    return [];
  }
}

function isView(one: unknown): one is SavedView {
  const { name, search } = (one ?? {}) as Partial<SavedView>;
  return typeof name === "string" && typeof search === "string" && search.startsWith("?");
}

type SavedViewsProps = {
  /** The key of the list in localStorage. */
  storedAs: "staff-case-views" | "staff-stock-views";
  search: string;
  onChoose: (search: string) => void;
};

/** Named views of a list, each a set of filters, stored in this browser. */
export function SavedViews({ storedAs, search, onChoose }: SavedViewsProps) {
  const [views, setViews] = useState(() => readViews(storedAs));
  const [name, setName] = useState("");
  const store = (next: SavedView[]) => {
    localStorage.setItem(storedAs, JSON.stringify(next));
    setViews(next);
  };
  return (
    <details className="sc-saved">
      <summary>Sparade vyer{views.length > 0 && ` (${views.length})`}</summary>
      <div className="sc-savedbox">
        <ul>
          {views.map((view) => (
            <li key={view.name}>
              <button type="button" className="btn ghost d" onClick={() => onChoose(view.search)}>
                {view.name}
              </button>
              <button
                type="button"
                className="btn ghost d"
                aria-label={`Ta bort vyn ${view.name}`}
                onClick={() => store(views.filter((other) => other !== view))}
              >
                Ta bort
              </button>
            </li>
          ))}
        </ul>
        <form
          onSubmit={(event) => {
            event.preventDefault();
            const called = name.trim();
            if (called === "") return;
            store([{ name: called, search }, ...views.filter((view) => view.name !== called)].slice(0, max));
            setName("");
          }}
        >
          <label className="sr" htmlFor="view-name">
            Vyns namn
          </label>
          <input
            id="view-name"
            className="input"
            placeholder="Namn på vyn som visas nu"
            maxLength={40}
            value={name}
            onChange={({ target }) => setName(target.value)}
          />
          <button type="submit" className="btn secondary d">
            Spara
          </button>
        </form>
      </div>
    </details>
  );
}
