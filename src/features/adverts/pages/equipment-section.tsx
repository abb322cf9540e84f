import { CheckList } from "#ui/check-list.tsx";
import { Fold } from "./fold.tsx";
import { Section } from "./section.tsx";

export function EquipmentSection({ equipment, isChecked }: { equipment: string[]; isChecked: boolean }) {
  if (equipment.length === 0) return null;
  return (
    <Section heading="Utrustning" id="utrustning">
      <Fold count={equipment.length} what="all utrustning">
        <CheckList items={equipment} columns="many" />
      </Fold>
      <p className="mt-3.5 text-xs text-ink-3 print:mt-1 print:text-2xs">
        {isChecked && "Kontrollerad mot bilen, inte bara mot modellens lista. "}Det som står i annonsen
        gäller.
      </p>
    </Section>
  );
}
