import { useId, useState } from "react";
import { Checkbox } from "#ui/checkbox.tsx";
import { FieldGroup } from "#ui/field-group.tsx";
import { Histogram } from "#ui/histogram.tsx";
import { Radio } from "#ui/radio.tsx";
import { Segmented } from "#ui/segmented.tsx";
import { type Range, RangeSlider } from "#ui/slider.tsx";
import { Switch } from "#ui/switch.tsx";
import { Columns, SheetSection } from "./sheet-section.tsx";

const priceViews = [
  { value: "cash", label: "Kontantpris" },
  { value: "month", label: "Per månad" },
] as const;

export function ChoiceSection() {
  const group = useId();
  const [view, setView] = useState<"cash" | "month">("cash");
  return (
    <SheetSection title="Val">
      <Columns>
        <FieldGroup legend="Kaross">
          <Checkbox defaultChecked count="312">
            Kombi
          </Checkbox>
          <Checkbox count="426">SUV</Checkbox>
          <Checkbox count="0">Cab</Checkbox>
        </FieldGroup>
        <FieldGroup legend="Du är" error="Välj ett av alternativen">
          <Radio name={`${group}-kind`} defaultChecked>
            Privat
          </Radio>
          <Radio name={`${group}-kind`}>Företag</Radio>
          <Radio name={`${group}-kind`} disabled>
            Förening
          </Radio>
        </FieldGroup>
        <FieldGroup legend="Vad gäller det?">
          <div className="grid gap-2.5">
            <Radio framed name={`${group}-about`} defaultChecked>
              Garanti
            </Radio>
            <Radio framed name={`${group}-about`}>
              Vet inte
            </Radio>
          </div>
        </FieldGroup>
        <FieldGroup legend="Utrustning" hint="Slår på och av direkt.">
          <Switch defaultChecked>Dragkrok</Switch>
          <Switch>Fyrhjulsdrift</Switch>
          <Switch disabled>Fyra säten</Switch>
        </FieldGroup>
      </Columns>
      <div>
        <Segmented
          label="Visa pris som"
          name={`${group}-view`}
          options={priceViews}
          value={view}
          onChange={setView}
        />
      </div>
    </SheetSection>
  );
}

const shares = [2, 4, 8, 15, 23, 33, 50, 65, 81, 92, 100, 85, 77, 69, 58, 46, 35, 27, 19, 15, 10, 8, 6, 4];
const top = 600_000;

const kronor = (value: number) => `${value.toLocaleString("sv-SE")} kronor`;

export function SliderSection() {
  const [price, setPrice] = useState<Range>([0, 350_000]);
  const edgeAt = (kronor: number) => Math.round((kronor / top) * shares.length);
  return (
    <SheetSection title="Reglage">
      <div className="max-w-72">
        <Histogram
          bars={shares.map((share) => share / 100)}
          chosen={[edgeAt(price[0]), edgeAt(price[1])]}
          open={[shares.length - 1]}
        />
        <div className="-mt-3">
          <RangeSlider
            labels={["Lägsta pris", "Högsta pris"]}
            min={0}
            max={top}
            step={25_000}
            value={price}
            valueText={kronor}
            onChange={setPrice}
          />
        </div>
        <p className="text-sm text-ink-2">
          {kronor(price[0])} till {kronor(price[1])}
        </p>
      </div>
    </SheetSection>
  );
}
