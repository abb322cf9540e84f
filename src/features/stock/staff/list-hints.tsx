const hints: readonly { keys: readonly string[]; does: string }[] = [
  { keys: ["J", "K"], does: "flytta" },
  { keys: ["X"], does: "markera" },
  { keys: ["⇧", "X"], does: "till hit" },
  { keys: ["↵"], does: "öppna" },
  { keys: ["/"], does: "sök" },
  { keys: ["F"], does: "filter" },
  { keys: ["Q"], does: "kvalitet" },
];

const editing: typeof hints = [
  { keys: ["P"], does: "pris" },
  { keys: ["S"], does: "status" },
  { keys: ["V"], does: "flytta bilen" },
  { keys: ["M"], does: "märk" },
];

/** The keys of the list, below it. */
export function ListHints({ mayEdit }: { mayEdit: boolean }) {
  return (
    <div className="st-hints">
      {[...hints, ...(mayEdit ? editing : [])].map(({ keys, does }) => (
        <span key={does}>
          {keys.map((key) => (
            <kbd key={key} className="kbd">
              {key}
            </kbd>
          ))}
          {does}
        </span>
      ))}
    </div>
  );
}
