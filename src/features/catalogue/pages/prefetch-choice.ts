import { type RefObject, type SyntheticEvent, useMemo } from "react";
import { isBox, otherOfMake } from "./filter-form.ts";
import { prefetch } from "./prefetch-list.ts";
import { queryOfForm } from "./query-of-form.ts";
import { withQuery } from "./with-query.ts";

/** A pointer that rests this long on a choice is likely to press it. */
const restMs = 60;

/** What a pointer rests on, what has the focus and what is being pressed is prefetched. */
export function usePrefetchOfChoices(form: RefObject<HTMLFormElement | null>, path: string) {
  return useMemo(() => {
    let resting: ReturnType<typeof setTimeout> | undefined;
    let restedOn: HTMLInputElement | null = null;
    const askFor = (box: HTMLInputElement) => {
      if (form.current) prefetch(path, withQuery(path, queryOfForm(fieldsAfter(form.current, box))));
    };
    const rest = ({ target }: SyntheticEvent) => {
      const box = boxAt(target);
      // It has not moved: its words are new, since it was chosen.
      if (box === restedOn) return;
      restedOn = box;
      clearTimeout(resting);
      if (box) resting = setTimeout(askFor, restMs, box);
    };
    const leave = () => {
      restedOn = null;
      clearTimeout(resting);
    };
    const handleClick = ({ target }: SyntheticEvent) => {
      clearTimeout(resting);
      const box = boxAt(target);
      if (box) askFor(box);
    };
    // A click gives focus too: what it is on was asked for already.
    const focus = (event: SyntheticEvent) => {
      if (event.target instanceof Element && event.target.matches(":focus-visible")) rest(event);
    };
    return { onPointerOver: rest, onPointerLeave: leave, onFocus: focus, onPointerDown: handleClick };
  }, [form, path]);
}

function boxAt(target: EventTarget): HTMLInputElement | null {
  const box = target instanceof Element ? target.closest("label")?.control : null;
  return box instanceof HTMLInputElement && isBox(box) && !box.disabled ? box : null;
}

/** What the form would say, in the order in which it says it, had the box been pressed. */
function fieldsAfter(form: HTMLFormElement, pressed: HTMLInputElement): [string, string][] {
  const unticked = new Set<Element>(pressed.checked ? [] : otherOfMake(pressed));
  const isTicked = (box: HTMLInputElement): boolean => {
    if (box === pressed) return box.type === "radio" || !box.checked;
    if (box.type === "radio" && box.name === pressed.name) return false;
    return box.checked && !unticked.has(box);
  };
  return [...form.elements].flatMap((control): [string, string][] => {
    if (control instanceof HTMLSelectElement) return [[control.name, control.value]];
    // What has no name is no field: handles say what they mean by their selects.
    if (!(control instanceof HTMLInputElement) || control.name === "" || control.matches(":disabled"))
      return [];
    return isBox(control) && !isTicked(control) ? [] : [[control.name, control.value]];
  });
}
