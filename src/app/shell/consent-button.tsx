import { consentButtonId } from "#features/visitors/pages/consent-store.ts";

/** Its click is heard by static-clicks.tsx. Without JavaScript nothing is stored that could be agreed to, so there is nothing to change. */
export function ConsentButton() {
  return (
    <button
      type="button"
      id={consentButtonId}
      className="min-h-11 cursor-pointer underline-offset-3 hover:underline lg:min-h-9 noscript:hidden"
    >
      Ändra samtycke
    </button>
  );
}
