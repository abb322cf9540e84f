import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field-message.tsx";
import type { ProposalView } from "./proposal-view.ts";

/** What the two have said, and the next question. */
export function ConversationSection({ view }: { view: ProposalView }) {
  const { conversation, ask, firstName, isPreview, page } = view;
  if (isPreview && conversation.length === 0) return null;
  return (
    <section className="proposal-block" id="fraga" aria-labelledby="fraga-rubrik">
      <h2 id="fraga-rubrik" className="text-h3">
        Fråga {firstName}
      </h2>
      <div className="proposal-card">
        <div data-part="talk" className="proposal-talk" aria-live="polite">
          {conversation.map(({ who, text, at, isMine }) => (
            <div key={`${at} ${text}`} className={isMine ? "proposal-mine" : undefined}>
              <p className="whitespace-pre-line">{text}</p>
              <small>
                {who}, {at}
              </small>
            </div>
          ))}
        </div>
        {!isPreview && (
          <form method="post" action={page} className="proposal-ask" noValidate>
            <input type="hidden" name="steg" value="fraga" />
            <input type="hidden" name="rad" value={conversation.length} />
            <label htmlFor="fraga-text" className="sr-only">
              Skriv till {firstName}
            </label>
            <textarea
              id="fraga-text"
              name="fraga"
              rows={2}
              maxLength={2000}
              placeholder={`Skriv till ${firstName}`}
              defaultValue={ask.text}
              aria-invalid={ask.error ? true : undefined}
              aria-describedby={ask.error ? "fraga-fel" : undefined}
              className="w-full px-3.5 py-2.5 control-frame"
            />
            {ask.error && <FieldError id="fraga-fel">{ask.error}</FieldError>}
            <Button type="submit" variant="secondary">
              Skicka
            </Button>
          </form>
        )}
      </div>
    </section>
  );
}
