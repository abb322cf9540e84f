import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { LegalGuarantee } from "#ui/legal-guarantee.tsx";
import { Notice } from "#ui/notice.tsx";
import { Panel } from "#ui/panel.tsx";
import { waitingListRules } from "../rules/waiting-list-text.ts";
import { CarPanel } from "./car-panel.tsx";
import { ReserveForm } from "./reserve-form.tsx";
import type { ReserveView } from "./reserve-view.ts";
import { WaitingListPanel } from "./waiting-list-panel.tsx";

/** The car can be held, or it cannot, and then what can be done instead. */
export function ReservePage({ view }: { view: ReserveView }) {
  const { car } = view;
  const crumbs = [
    { label: "Köp bil", to: paths.buy() },
    { label: `${car.name}, ${car.plate}`, to: car.to },
    { label: "Reservera" },
  ];
  return (
    <div className="lg:pt-4">
      <Breadcrumb crumbs={crumbs} />
      <h1 className="mt-4 text-h1">
        {"form" in view ? `Reservera bilen gratis i ${company.reservationHours} timmar` : view.lost.title}
      </h1>
      <p className="mt-3 max-w-160 text-ink-2">
        {"form" in view
          ? `Vi håller bilen åt dig till ${view.form.until}. Det kostar inget och du binder dig inte.`
          : view.lost.text}
      </p>
      <div className="mt-6 grid items-start gap-x-12 gap-y-10 lg:grid-cols-[minmax(0,1fr)_21.25rem]">
        <div className="grid min-w-0 gap-6">
          {"form" in view && view.form.headStart?.until && (
            <Notice>
              Du är först i kön. Ditt försprång gäller till {view.form.headStart.until}. Sedan får de andra
              veta att bilen är ledig.
            </Notice>
          )}
          {"form" in view && <ReserveForm car={car} form={view.form} />}
          {"lost" in view && view.lost.wait && (
            <WaitingListPanel
              plate={car.licenseplate}
              state={view.lost.wait}
              isWaiting={view.lost.isWaiting}
              rules={waitingListRules}
            />
          )}
        </div>
        <aside aria-label="Bilen" className="max-lg:-order-1">
          <CarPanel
            car={car}
            facts={
              "form" in view
                ? [
                    { label: "Hålls till", text: view.form.until },
                    { label: "Att betala nu", text: "0\u00a0kr" },
                  ]
                : []
            }
          />
          {"form" in view && view.form.guarantee && (
            <div className="mt-5">
              <Panel>
                <LegalGuarantee notice={view.form.guarantee} />
              </Panel>
            </div>
          )}
        </aside>
      </div>
    </div>
  );
}
