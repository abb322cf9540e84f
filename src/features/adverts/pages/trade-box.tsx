import { paths } from "#core/paths.ts";
import { flowFields } from "#features/valuation/rules/flow/flow-fields.ts";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Panel } from "#ui/panel.tsx";
import { PlateField } from "#ui/plate-input.tsx";

/** The own car against this one: the plate leads to /byta-bil/, which knows which car it is about. */
export function TradeBox({ licenseplate, price }: { licenseplate: string; price: number }) {
  return (
    <Panel>
      <h2 className="text-h3">Byt in din bil</h2>
      <p data-trade-price={price} className="trade-lead">
        Se vad din bil är värd och vad du betalar emellan. Gratis och utan konto.
      </p>
      <form method="get" action={paths.tradeIn()} className="grid gap-4">
        <input type="hidden" name={flowFields.wanted} value={licenseplate} />
        <Field id="inbytesbil" label="Registreringsnummer på din bil">
          {(control) => <PlateField {...control} name={flowFields.plate} />}
        </Field>
        <Button type="submit" variant="tonal" block>
          Räkna på bytet
        </Button>
      </form>
    </Panel>
  );
}
