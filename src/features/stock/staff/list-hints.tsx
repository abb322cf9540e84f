const hints: readonly { keys: readonly string[]; action: string }[] = [
  { keys: ["J", "K"], action: "flytta" },
  { keys: ["X"], action: "markera" },
  { keys: ["⇧", "X"], action: "till hit" },
  { keys: ["↵"], action: "öppna" },
  { keys: ["/"], action: "sök" },
  { keys: ["F"], action: "filter" },
  { keys: ["Q"], action: "kvalitet" },
];

const editing: typeof hints = [
  { keys: ["P"], action: "pris" },
  { keys: ["S"], action: "status" },
  { keys: ["V"], action: "flytta bilen" },
  { keys: ["M"], action: "märk" },
];

/** The keys of the list, below it. */
export function ListHints({ mayEdit }: { mayEdit: boolean }) {
  return (
    <div className="st-hints">
      {[...hints, ...(mayEdit ? editing : [])].map(({ keys, action }) => (
        <span key={action}>
          {keys.map((key) => (
            <kbd key={key} className="kbd">
              {key}
            </kbd>
          ))}
          {action}
        </span>
      ))}
    </div>
  );
}
