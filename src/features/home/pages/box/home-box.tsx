import { type ReactNode, useState } from "react";
import { Button } from "#ui/button.tsx";
import { Tabs } from "#ui/tabs.tsx";
import { defaultHomeTab, type HomeTab, homeTabs } from "../../rules/home-tab.ts";
import { BenefitList } from "./benefit-list.tsx";
import { benefits } from "./benefits.ts";
import { type BuyLink, BuyPanel } from "./buy-panel.tsx";
import { PlateForm } from "./plate-form.tsx";

type HomeBoxProps = { buyLinks: readonly BuyLink[]; onSearch: (search: string) => void };

/** Buy, trade in or sell. Benefit lines enter once per tab: whoever comes back to a tab has read them. */
export function HomeBox({ buyLinks, onSearch }: HomeBoxProps) {
  const [open, setOpen] = useState<HomeTab>(defaultHomeTab);
  const [seen, setSeen] = useState<readonly HomeTab[]>([]);
  const change = (tab: HomeTab) => {
    setSeen([...seen, open]);
    setOpen(tab);
  };
  const panel = (tab: HomeTab, action: ReactNode) => ({
    value: tab,
    label: homeTabs[tab].label,
    panel: (
      <div className="pt-4.5 md:min-h-71 md:pt-5.5">
        <BenefitList lines={benefits[tab]} entering={!seen.includes(tab)} />
        {action}
      </div>
    ),
  });
  return (
    <div className="rounded-lg border border-line bg-surface px-4 pb-4.5 shadow-3 noscript:grid noscript:gap-4 *:[[role=tablist]]:-mx-4 md:px-6 md:pb-6 md:*:[[role=tablist]]:-mx-6 md:*:[[role=tablist]]:px-6">
      <Tabs
        label="Vad vill du göra?"
        wide
        value={open}
        onChange={change}
        tabs={[
          panel("buy", <BuyPanel links={buyLinks} onSearch={onSearch} />),
          panel("tradeIn", <PlatePanel tab="tradeIn" button="Byt bil" />),
          panel("sell", <PlatePanel tab="sell" button="Värdera gratis" />),
        ]}
      />
    </div>
  );
}

/** The plate leads on by itself, which is said beforehand; the button is for those without JavaScript. */
function PlatePanel({ tab, button }: { tab: Exclude<HomeTab, "buy">; button: string }) {
  return (
    <PlateForm
      tab={tab}
      label="Ditt registreringsnummer"
      hint="Skriv hela numret för att gå vidare. Värderingen är gratis."
    >
      <div className="mt-3.5 hidden noscript:block">
        <Button type="submit" block>
          {button}
        </Button>
      </div>
    </PlateForm>
  );
}
