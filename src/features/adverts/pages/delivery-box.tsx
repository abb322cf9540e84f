import { type LucideIcon, Store, Truck } from "lucide-react";
import { type ReactNode, type SubmitEvent, useEffect, useRef } from "react";
import { useNavigate } from "react-router";
import { postcodeParameter } from "#features/delivery/rules/postcode-parameter.ts";
import { Button } from "#ui/button.tsx";
import { FieldError } from "#ui/field-message.tsx";
import { Input } from "#ui/input.tsx";
import { Panel } from "#ui/panel.tsx";
import type { DeliveryView } from "./delivery-view.ts";
import { keepPostcode, keptPostcode } from "./kept-postcode.ts";

const boxId = "leverans";
const fieldId = "leverans-till";
const postcode = /^\s*\d{3}\s?\d{2}\s*$/;

/** What it costs to have the car brought home. The page itself answers; with script as soon as the fifth digit is there. */
export function DeliveryBox({ path, delivery }: { path: string; delivery: DeliveryView }) {
  const { error, from, town, ways, pickup } = delivery;
  const navigate = useNavigate();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (field.current?.value === "") field.current.value = keptPostcode();
  }, []);
  function ask(form: HTMLFormElement) {
    const query = new URLSearchParams(location.search);
    const entered = String(new FormData(form).get(postcodeParameter));
    if (postcode.test(entered)) keepPostcode(entered);
    query.set(postcodeParameter, entered);
    void navigate(`?${query}`, { replace: true, preventScrollReset: true });
  }
  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    ask(event.currentTarget);
  }
  return (
    <div id={boxId} className="mt-5 scroll-mt-24 print:hidden">
      <Panel>
        <h2 className="text-h3">Leverans</h2>
        <form action={`${path}#${boxId}`} onSubmit={submit} className="mt-3">
          <label htmlFor={fieldId} className="mb-1.5 block text-sm text-ink-2">
            Till postnummer
          </label>
          <div className="delivery-ask">
            <Input
              ref={field}
              id={fieldId}
              name={postcodeParameter}
              size="sm"
              inputMode="numeric"
              autoComplete="postal-code"
              maxLength={7}
              defaultValue={delivery.postcode}
              aria-invalid={error ? true : undefined}
              aria-describedby={error ? `${fieldId}-error` : undefined}
              onChange={({ target }) => {
                if (postcode.test(target.value) && target.form) ask(target.form);
              }}
            />
            <Button type="submit" variant="secondary" size="sm">
              Visa dag och pris
            </Button>
          </div>
          {error && <FieldError id={`${fieldId}-error`}>{error}</FieldError>}
        </form>
        <ul className="delivery-ways" aria-live="polite">
          {ways.length === 0 && (
            <Way icon={Truck} title="Hem till dig" price={`från ${from}`}>
              Dag och pris efter postnummer
            </Way>
          )}
          {ways.map(({ key, day, price }, at) => (
            <Way
              key={key}
              icon={Truck}
              title={at === 0 ? `Hem till ${town}` : "Senare, samlastad"}
              price={price}
            >
              {day}
            </Way>
          ))}
          <Way icon={Store} title={`Hämta i ${pickup.town}`} price="0 kr">
            {pickup.when}
          </Way>
        </ul>
      </Panel>
    </div>
  );
}

type WayProps = { icon: LucideIcon; title: string; price: string; children: ReactNode };

function Way({ icon: Icon, title, price, children }: WayProps) {
  return (
    <li className="flex gap-3 py-3 last:pb-0">
      <Icon aria-hidden strokeWidth={1.75} className="mt-0.5 size-5 shrink-0 text-ink-2" />
      <span className="min-w-0 flex-1">
        <b className="block font-semibold">{title}</b>
        <span className="text-ink-2">{children}</span>
      </span>
      <span className="delivery-price">{price}</span>
    </li>
  );
}
