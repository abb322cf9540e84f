import { useEffect } from "react";

/** `draft:` and the number of the case; session storage is this tab's alone, and goes with it. */
const keyOf = (number: string) => `draft:${number}`;

/**
 * What is being written on the page of a case is there again when the page is loaded anew in the same tab, until the case
 * has a new line: what is sent is no draft.
 */
export function useDraft(of: { number: string; lines: number } | null): void {
  const { number, lines } = of ?? { number: "", lines: 0 };
  useEffect(() => {
    const field = document.querySelector<HTMLTextAreaElement>('form[data-form="answer"] textarea');
    if (!field) return;
    const leave = new AbortController();
    const stamp = `${lines}:`;
    const stored = read(keyOf(number));
    if (stored?.startsWith(stamp)) field.value ||= stored.slice(stamp.length);
    else write(keyOf(number), null);
    const store = () => write(keyOf(number), field.value.trim() === "" ? null : stamp + field.value);
    field.addEventListener("input", store, { signal: leave.signal });
    return () => leave.abort();
  }, [number, lines]);
}

function read(key: string): string | null {
  try {
    return sessionStorage.getItem(key);
  } catch {
    return null;
  }
}

/** Where storage is blocked or full nothing is kept, and the page works. */
function write(key: string, text: string | null): void {
  try {
    if (text === null) sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, text);
  } catch {
    // As said.
  }
}
