import { useEffect } from "react";

/** Single letters can be switched off (WCAG 2.1.4). */
const offName = "staff-shortcuts-off";
export const areShortcutsOff = () => localStorage.getItem(offName) === "1";
export function setShortcutsOff(isOff: boolean): void {
  if (isOff) localStorage.setItem(offName, "1");
  else localStorage.removeItem(offName);
}

/** What takes letters itself: a box that was ticked with the mouse does not. */
const fields =
  "textarea, select, [contenteditable], input:not([type=checkbox], [type=radio], [type=button], [type=file])";
const afterGMs = 1_500;
let pressedGAt = 0;

type Shortcuts = Readonly<Record<string, () => void>>;

/**
 * Keys of this page: "j", "shift+x", "g i" (one after the other), "ctrl+k". Letters are for the page only while nobody writes;
 * what has a modifier, and Escape, always works.
 */
export function useShortcuts(shortcuts: Shortcuts): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const { target } = event;
      if (event.defaultPrevented || event.altKey) return;
      const key = event.key.toLowerCase();
      const isModified = event.ctrlKey || event.metaKey;
      const isWriting = target instanceof Element && target.closest(fields) !== null;
      if (!isModified && key !== "escape" && (isWriting || areShortcutsOff())) return;
      const isAfterG = Date.now() - pressedGAt < afterGMs;
      const name = isModified ? `ctrl+${key}` : isAfterG ? `g ${key}` : key;
      const act = (event.shiftKey ? shortcuts[`shift+${name}`] : undefined) ?? shortcuts[name];
      if (act) {
        event.preventDefault();
        pressedGAt = 0;
        act();
      }
    };
    document.addEventListener("keydown", onKey);
    return () => document.removeEventListener("keydown", onKey);
  }, [shortcuts]);
}

/** Once for the whole side: G waits for the letter of a page. */
export function onGKey(event: KeyboardEvent): void {
  const isWriting = event.target instanceof Element && event.target.closest(fields) !== null;
  const isPlain = !event.ctrlKey && !event.metaKey && !event.altKey;
  if (event.key.toLowerCase() === "g" && isPlain && !isWriting && !areShortcutsOff() && pressedGAt === 0)
    pressedGAt = Date.now();
  else if (Date.now() - pressedGAt >= afterGMs) pressedGAt = 0;
}
