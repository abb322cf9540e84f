import { Copy, Download, Phone, Printer } from "lucide-react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { Button } from "#ui/button.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { buttonClass } from "#ui/button-variant.ts";
import { TextLink } from "#ui/link.tsx";
import { PageWithAside } from "#ui/page-with-aside.tsx";
import { PairList } from "#ui/pair-list.tsx";
import { Panel } from "#ui/panel.tsx";
import { Plate } from "#ui/plate.tsx";
import { StaticHtml } from "#ui/static-html.tsx";
import { Tick } from "#ui/tick.tsx";
import { CaseLawPanel } from "./case-law-panel.tsx";
import { CaseStagesBar } from "./case-stages-bar.tsx";
import { CaseSteps } from "./case-steps.tsx";
import { CaseThread } from "./case-thread.tsx";
import type { CaseView } from "./case-view.ts";

/** What happened, what happens now and by when, and what was written both ways. */
export function CasePage({ page, form }: { page: CaseView; form: string }) {
  const { subject, kind, number, state, opened } = page;
  return (
    <div className="page-width pb-(--ms-section) lg:pt-4">
      <Breadcrumb crumbs={[{ label: "Start", to: paths.home() }, { label: `Ärende ${number}` }]} />
      {page.isReceipt && <Receipt page={page} />}
      {!page.isReceipt && page.sent?.isProblem && (
        <p className="mt-6 flex flex-wrap items-center gap-3 wrap-anywhere">
          {page.sent.text} <SaveReceipt to={page.receiptTo} />
        </p>
      )}
      <header className="mt-6 min-w-0">
        {page.isReceipt ? (
          <h2 className="text-h2 wrap-anywhere">{subject}</h2>
        ) : (
          <h1 className="text-h1 wrap-anywhere">{subject}</h1>
        )}
        <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-ink-2">
          <span className="rounded-xs bg-brand-soft px-2.5 py-0.5 text-xs font-semibold text-on-brand-soft">
            {state}
          </span>
          <span>
            {kind}, ärende <b className="font-semibold text-ink">{number}</b>
          </span>
          <span>Öppnat {opened}</span>
        </p>
        {page.stages.length > 0 && <CaseStagesBar stages={page.stages} />}
      </header>
      <div className="mt-8">
        <PageWithAside asideLabel="Vad som händer nu" aside={<CaseAside page={page} />}>
          <h2 className="mb-4 text-h3">Vad som har hänt</h2>
          <CaseThread lines={page.lines} />
          {!page.isCopy && (
            <div className="mt-4 print:hidden">
              <Panel>
                <h2 id="svara" className="mb-4 text-h3">
                  Skriv i ärendet
                </h2>
                <StaticHtml html={form} className="*:max-w-none" />
                <p className="mt-4 text-sm text-ink-2">
                  Bara bilder? <TextLink to={page.uploadTo}>Skicka dem på en egen sida</TextLink>, till
                  exempel från telefonen.
                </p>
              </Panel>
            </div>
          )}
        </PageWithAside>
      </div>
    </div>
  );
}

function CaseAside({ page }: { page: CaseView }) {
  return (
    <>
      <Panel>
        <h2 className="mb-3 text-h3">Vad händer nu?</h2>
        <CaseSteps steps={page.steps} stages={page.stages} />
        {page.links?.map(({ text, to }) => (
          <p key={to} className="mt-4 print:hidden">
            <ButtonLink to={to} variant="secondary" block>
              {text}
            </ButtonLink>
          </p>
        ))}
      </Panel>
      {page.law && <CaseLawPanel law={page.law} />}
      {page.car && <CarPanel car={page.car} />}
      {page.facts.length > 0 && <FactPanel facts={page.facts} />}
      {page.answers.length > 0 && <FactPanel title="Det du fyllde i" facts={page.answers} />}
      {page.isCopy ? (
        <p className="text-sm text-ink-2 print:hidden">
          Kopia för papper. Skriv ut sidan, eller spara den som PDF, med webbläsarens utskrift.{" "}
          <TextLink to={page.caseTo}>Tillbaka till ärendet</TextLink>
        </p>
      ) : (
        <OnScreen page={page} />
      )}
    </>
  );
}

/** What is of no use on paper. */
function OnScreen({ page: { spoken, plainNumber, isReceipt, closeTo, copyTo } }: { page: CaseView }) {
  return (
    <div className="grid gap-5 print:hidden">
      <Panel>
        <h2 className="text-h3">Hellre prata?</h2>
        <p className="mt-1.5 mb-3.5 text-sm text-ink-2">
          {company.phoneHours.opens}–{company.phoneHours.closes}, alla dagar. Säg ärendenumret: {spoken}.
        </p>
        <ButtonLink to={`tel:${company.phone.international}`} variant="secondary" block>
          <Phone aria-hidden strokeWidth={1.75} className="size-5" />
          {company.phone.national}
        </ButtonLink>
        {!isReceipt && (
          <p className="mt-3 grid">
            <CopyNumber number={plainNumber} />
          </p>
        )}
      </Panel>
      <div>
        <p className="text-sm text-ink-2">
          Sidan öppnas bara med din egen länk. Spara den, och visa den inte för andra.
        </p>
        <a href={copyTo} data-print className={`mt-3 ${buttonClass({ variant: "secondary", size: "sm" })}`}>
          <Printer aria-hidden strokeWidth={1.75} className="size-5" />
          Skriv ut eller spara som PDF
        </a>
        {closeTo && (
          <form method="post" action={closeTo} className="mt-5">
            <p className="mb-2 text-sm text-ink-2">
              Är du nöjd? Stäng ärendet. Skriver du i det igen öppnas det på nytt.
            </p>
            <Button type="submit" variant="secondary" size="sm">
              Stäng ärendet
            </Button>
          </form>
        )}
      </div>
    </div>
  );
}

function FactPanel({ title, facts }: { title?: string; facts: CaseView["facts"] }) {
  return (
    <Panel>
      {title && <h2 className="mb-3 text-h3">{title}</h2>}
      <PairList pairs={facts} />
    </Panel>
  );
}

function CarPanel({ car: { plate, title, to } }: { car: NonNullable<CaseView["car"]> }) {
  return (
    <Panel>
      <h2 className="mb-3 text-h3">Bilen</h2>
      <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
        <Plate text={plate} />
        {title && to && <TextLink to={to}>{title}</TextLink>}
      </p>
    </Panel>
  );
}

function Receipt({ page }: { page: CaseView }) {
  return (
    <div data-receipt={page.isDrive ? "drive" : "case"} className="mt-4">
      <Panel>
        <Tick />
        <h1 className="text-h1">{page.receiptTitle ?? "Tack, vi har fått det"}</h1>
        <p className="mt-2 text-ink-2 wrap-anywhere">
          {page.sent?.text ?? "Spara ärendenumret eller adressen till den här sidan."} Mottaget {page.opened}.
        </p>
        <p className="mt-6 text-sm text-ink-2">Ditt ärendenummer</p>
        <p className="font-display text-h1">{page.number}</p>
        <p className="mt-1 text-sm text-ink-2">På telefon: {page.spoken}.</p>
        <p className="mt-5 flex flex-wrap gap-3 print:hidden">
          <ButtonLink to={page.caseTo}>Följ ärendet</ButtonLink>
          <CopyNumber number={page.plainNumber} />
          <SaveReceipt to={page.receiptTo} />
        </p>
      </Panel>
    </div>
  );
}

/** The receipt itself, for whoever got no e-mail or keeps papers of their own. */
function SaveReceipt({ to }: { to: string }) {
  return (
    <a href={to} download className={buttonClass({ variant: "secondary" })}>
      <Download aria-hidden strokeWidth={1.75} className="size-5" />
      Spara kvittot
    </a>
  );
}

/** Seen once there is a script that copies. */
function CopyNumber({ number }: { number: string }) {
  return (
    <button
      type="button"
      data-copy={number}
      className={`invisible print:hidden ${buttonClass({ variant: "secondary" })}`}
    >
      <Copy aria-hidden strokeWidth={1.75} className="size-5" />
      <span aria-live="polite">Kopiera numret</span>
    </button>
  );
}
