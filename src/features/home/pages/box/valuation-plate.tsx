import { Button } from "#ui/button.tsx";
import { PlateForm } from "./plate-form.tsx";

/** Starts a valuation from a dark band. */
export function ValuationPlate() {
  return (
    <PlateForm tab="sell" label="Registreringsnummer">
      <div className="mt-3.5">
        <Button type="submit" variant="light" size="lg" block>
          Värdera gratis
        </Button>
      </div>
    </PlateForm>
  );
}
