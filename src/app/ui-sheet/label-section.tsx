import { useState } from "react";
import { paths } from "#core/paths.ts";
import { Badge, type BadgeTone } from "#ui/badge.tsx";
import { Chip, ChosenChip } from "#ui/chip.tsx";
import { Tag } from "#ui/tag.tsx";
import { SheetSection, Specimen, Specimens } from "./sheet-section.tsx";

const choices = ["Laddhybrid", "Kombi", "Dragkrok"] as const;

export function ChipSection() {
  const [chosen, setChosen] = useState<readonly string[]>(["Laddhybrid"]);
  const without = (label: string) => setChosen(chosen.filter((one) => one !== label));
  return (
    <SheetSection title="Chip">
      <Specimens>
        <Specimen name="vald och ej vald: tryck">
          <div className="flex flex-wrap gap-2">
            {choices.map((label) =>
              chosen.includes(label) ? (
                <ChosenChip key={label} label={label} remove={{ onPress: () => without(label) }} />
              ) : (
                <Chip key={label} action={{ onPress: () => setChosen([...chosen, label]) }}>
                  {label}
                </Chip>
              ),
            )}
          </div>
        </Specimen>
        <Specimen name="negation">
          <ChosenChip label="Diesel" negated remove={{ to: paths.ui() }} />
        </Specimen>
        <Specimen name="krysset tar bort, orden ändrar">
          <ChosenChip label="till 350 000 kr" edit={{ to: paths.ui() }} remove={{ to: paths.ui() }} />
        </Specimen>
        <Specimen name="förstod inte">
          <Chip variant="unknown" action={{ to: paths.ui() }}>
            ”fräsch” förstod vi inte
          </Chip>
        </Specimen>
      </Specimens>
    </SheetSection>
  );
}

const badges: [BadgeTone, string][] = [
  ["muted", "Levererad"],
  ["strong", "Såld"],
  ["info", "Reserverad"],
  ["brand", "Bra pris"],
  ["plain", "Prissätts"],
  ["accent", "Sänkt pris"],
  ["fresh", "Ny i dag"],
];

export function BadgeSection() {
  return (
    <SheetSection title="Märke och etikett">
      <Specimens>
        {badges.map(([tone, label]) => (
          <Specimen key={tone} name={tone}>
            <Badge tone={tone}>{label}</Badge>
          </Specimen>
        ))}
        <Specimen name="två ihop">
          <span className="flex">
            <Badge tone="brand">Bra pris</Badge>
            <Badge tone="accent" joined>
              Sänkt pris
            </Badge>
          </span>
        </Specimen>
      </Specimens>
      <div className="flex flex-wrap gap-4">
        <Tag tone="success">Normalt</Tag>
        <Tag tone="warning">Observera</Tag>
        <Tag tone="danger">Fel</Tag>
      </div>
    </SheetSection>
  );
}
