import { useEffect } from "react";

const thanksMs = 3_000;

/** Copying needs a script and a browser that allows it: only then is its button seen. */
export function useCopyButtons(): void {
  useEffect(() => {
    const leave = new AbortController();
    const { signal } = leave;
    if (!navigator.clipboard) return;
    for (const button of document.querySelectorAll<HTMLButtonElement>("button[data-copy]")) {
      const status = button.querySelector("[aria-live]");
      const before = status?.textContent ?? "";
      const announce = (text: string) => {
        if (status) status.textContent = text;
      };
      button.classList.remove("invisible");
      const copy = () =>
        navigator.clipboard.writeText(button.dataset.copy ?? "").then(
          () => {
            announce("Kopierat");
            setTimeout(() => announce(before), thanksMs);
          },
          () => announce("Det gick inte, markera numret i stället"),
        );
      button.addEventListener("click", () => void copy(), { signal });
    }
    return () => leave.abort();
  }, []);
}
