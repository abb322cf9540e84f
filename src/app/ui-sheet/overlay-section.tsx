import { Building2, ChevronDown, Headset, Info } from "lucide-react";
import { useId, useState } from "react";
import { paths } from "#core/paths.ts";
import { Button } from "#ui/button.tsx";
import { Dialog } from "#ui/dialog.tsx";
import { IconButton } from "#ui/icon-button.tsx";
import { closesModal, opensModal } from "#ui/modal.ts";
import { Popover, PopoverLink } from "#ui/popover.tsx";
import { Sheet } from "#ui/sheet.tsx";
import { Switch } from "#ui/switch.tsx";
import { Tooltip } from "#ui/tooltip.tsx";
import { SheetSection, Specimen, Specimens } from "./sheet-section.tsx";

export function OverlaySection() {
  return (
    <SheetSection title="Popover, dialog och ark">
      <Specimens>
        <Specimen name="popover">
          <Popover
            trigger={(opens) => (
              <Button variant="secondary" {...opens}>
                Kontakt
                <ChevronDown aria-hidden strokeWidth={1.75} className="size-4.5" />
              </Button>
            )}
          >
            <PopoverLink to={paths.ui()} icon={Headset}>
              Kundservice
            </PopoverLink>
            <PopoverLink to={paths.ui()} icon={Building2}>
              Huvudkontor
            </PopoverLink>
          </Popover>
        </Specimen>
        <Specimen name="dialog, öppnad av knapp">
          <SaveSearchDialog />
        </Specimen>
        <Specimen name="dialog, öppnad av sidan">
          <OpenedByPage />
        </Specimen>
        <Specimen name="ark">
          <FilterSheet />
        </Specimen>
        <Specimen name="förklaring">
          <Tooltip text="Effektiv ränta räknar in alla avgifter.">
            {(explained) => <IconButton icon={Info} label="Effektiv ränta" {...explained} />}
          </Tooltip>
        </Specimen>
      </Specimens>
    </SheetSection>
  );
}

function SaveSearchDialog() {
  const id = useId();
  return (
    <>
      <Button variant="secondary" {...opensModal(id)}>
        Ta bort bevakningen
      </Button>
      <Dialog
        id={id}
        title="Ta bort bevakningen?"
        actions={
          <>
            <Button variant="ghost" {...closesModal(id)}>
              Behåll
            </Button>
            <Button variant="danger" {...closesModal(id)}>
              Ta bort
            </Button>
          </>
        }
      >
        Du får inga fler mejl om laddhybrid, kombi, till 350 000 kr.
      </Dialog>
    </>
  );
}

function OpenedByPage() {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="secondary" onClick={() => setOpen(true)}>
        Visa ändringen
      </Button>
      <Dialog
        id={id}
        title="Priset har ändrats"
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        actions={<Button {...closesModal(id)}>Se priset</Button>}
      >
        Sidan visar nu dagens pris.
      </Dialog>
    </>
  );
}

function FilterSheet() {
  const id = useId();
  return (
    <>
      <Button variant="secondary" {...opensModal(id)}>
        Filter
      </Button>
      <Sheet
        id={id}
        title="Filter"
        closeLabel="Stäng filter"
        foot={
          <>
            <Button variant="secondary" {...closesModal(id)}>
              Rensa
            </Button>
            <Button block {...closesModal(id)}>
              Visa 312 bilar
            </Button>
          </>
        }
      >
        <Switch>Dragkrok</Switch>
        <Switch>Fyrhjulsdrift</Switch>
      </Sheet>
    </>
  );
}
