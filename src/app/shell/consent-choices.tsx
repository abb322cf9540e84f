import { type SubmitEvent, useEffect, useId, useRef, useState } from "react";
import { paths } from "#core/paths.ts";
import {
  chooseButtonId,
  closeConsentPanel,
  consentButtonId,
  consentStore,
  saveConsent,
} from "#features/visitors/pages/consent-store.ts";
import {
  type Consent,
  type ConsentPurpose,
  consentPurposes,
  fullConsent,
  noConsent,
} from "#features/visitors/rules/consent.ts";
import { useToast } from "#platform/browser/toast-store.ts";
import { Button } from "#ui/button.tsx";
import { Checkbox } from "#ui/checkbox.tsx";
import { TextLink } from "#ui/link.tsx";
import "./consent-choices.css";

const purposes = Object.entries(consentPurposes) as [ConsentPurpose, string][];

/** Each purpose by itself: the first time for who does not want all or nothing, later with the earlier answer. */
export function ConsentChoices() {
  const [earlier] = useState(() => consentStore.getState().answer);
  const heading = useRef<HTMLHeadingElement>(null);
  const titleId = useId();
  const showToast = useToast();
  useEffect(() => {
    delete document.documentElement.dataset.consent;
    heading.current?.focus();
    const leave = ({ key }: KeyboardEvent) => {
      if (key !== "Escape") return;
      closeConsentPanel();
      if (!earlier) document.documentElement.dataset.consent = "asked";
      returnFocus(earlier);
    };
    window.addEventListener("keydown", leave);
    return () => window.removeEventListener("keydown", leave);
  }, [earlier]);
  const answer = (consent: Consent) => {
    saveConsent(consent);
    if (!earlier) return;
    returnFocus(earlier);
    showToast({ id: "consent", variant: "success", title: "Ditt val är sparat" });
  };
  return (
    // The place is an anchor, and what comes in is not: to move an anchor paints the whole page anew in every frame.
    <div className="consent-place">
      <section id="samtyckesval" aria-labelledby={titleId} className="consent-choices">
        <h2 ref={heading} id={titleId} tabIndex={-1} className="text-h3">
          Får vi mäta hur sidan används?
        </h2>
        <p className="mt-2 mb-4.5 text-sm text-ink-2">
          Det nödvändiga, som dina favoriter och filter, sparas alltid i din webbläsare. Statistik och
          marknadsföring sparar vi bara om du säger ja. Du kan ändra dig längst ner på varje sida.
        </p>
        <div className="grid grid-cols-2 gap-2.5">
          <Button variant="secondary" onClick={() => answer(noConsent)}>
            Bara nödvändiga
          </Button>
          <Button variant="secondary" onClick={() => answer(fullConsent)}>
            Godkänn alla
          </Button>
        </div>
        <Choices earlier={earlier} onAnswer={answer} />
        <p className="mt-2 flex min-h-11 items-center text-sm">
          <TextLink to={paths.cookies()}>Om cookies</TextLink>
        </p>
      </section>
    </div>
  );
}

/** None is ticked beforehand. */
function Choices({ earlier, onAnswer }: { earlier: Consent | null; onAnswer: (consent: Consent) => void }) {
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const ticked = new FormData(event.currentTarget);
    onAnswer({ statistics: ticked.has("statistics"), marketing: ticked.has("marketing") });
  };
  return (
    <form onSubmit={submit} className="mt-3 border-t border-line pt-2">
      {purposes.map(([purpose, label]) => (
        <Checkbox key={purpose} name={purpose} defaultChecked={earlier?.[purpose] ?? false}>
          {label}
        </Checkbox>
      ))}
      <div className="mt-2">
        <Button type="submit" variant="secondary" block>
          Spara mitt val
        </Button>
      </div>
    </form>
  );
}

function returnFocus(earlier: Consent | null): void {
  document.getElementById(earlier ? consentButtonId : chooseButtonId)?.focus();
}
