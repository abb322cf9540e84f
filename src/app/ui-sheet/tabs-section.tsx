import { useState } from "react";
import { Accordion } from "#ui/accordion.tsx";
import { CheckList } from "#ui/check-list.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { SheetSection } from "./sheet-section.tsx";

type Errand = "buy" | "trade" | "sell";

const errands = [
  {
    value: "buy",
    label: "Köpa bil",
    items: ["Skickrapport på varje bil", "Tre års reklamationsrätt, enligt lag"],
  },
  { value: "trade", label: "Byta bil", items: ["Vi räknar på mellanskillnaden"] },
  { value: "sell", label: "Sälja bil", items: ["Värdering utan kostnad"] },
] as const;

const tabs = errands.map(({ value, label, items }) => ({
  value,
  label,
  panel: (
    <div className="p-4">
      <CheckList items={[...items]} />
    </div>
  ),
}));

export function TabsSection() {
  const [errand, setErrand] = useState<Errand>("buy");
  const [kind, setKind] = useState<"outside" | "inside">("outside");
  return (
    <SheetSection title="Flikar">
      <div className="max-w-120">
        <Tabs label="Exempel" tabs={tabs} value={errand} onChange={setErrand} />
      </div>
      <div className="max-w-120 rounded-lg border border-line bg-surface">
        <Tabs
          label="Exempel, bredare"
          wide
          tabs={[
            { value: "outside", label: "Utsida", count: "12", panel: <p className="p-4">Tolv bilder.</p> },
            { value: "inside", label: "Insida", count: "8", panel: <p className="p-4">Åtta bilder.</p> },
          ]}
          value={kind}
          onChange={setKind}
        />
      </div>
    </SheetSection>
  );
}

export function AccordionSection() {
  return (
    <SheetSection title="Dragspel">
      <div className="max-w-120">
        <Accordion title="Pris" value="till 350 000 kr" isOpen>
          <p>Det som är valt står kvar på raden när den stängs.</p>
        </Accordion>
        <Accordion title="Färg">
          <p>Öppnas och stängs utan JavaScript.</p>
        </Accordion>
      </div>
    </SheetSection>
  );
}
