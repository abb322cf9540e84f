import { useState } from "react";

/** A draft outlives a reload and a new sign-in, in this tab. */
export function useDraft(name: string) {
  const key = `staff-draft:${name}`;
  const [text, setText] = useState(() => sessionStorage.getItem(key) ?? "");
  const write = (next: string) => {
    setText(next);
    if (next === "") sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, next);
  };
  return [text, write] as const;
}

/** Ctrl and Enter sends, from within the field. */
export const onCtrlEnter = (send: () => void) => (event: React.KeyboardEvent) => {
  if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) send();
};
