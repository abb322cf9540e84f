import type { LegalGuaranteeNotice } from "#core/company/legal-guarantee.ts";
import { paths } from "#core/paths.ts";
import { LegalGuarantee } from "#ui/legal-guarantee.tsx";
import { TextLink } from "#ui/link.tsx";
import { Panel } from "#ui/panel.tsx";

type RightsBoxProps = { warranty: string; notice: LegalGuaranteeNotice | null };

/** What the law gives, first, and what our warranty adds for this very car. */
export function RightsBox({ warranty, notice }: RightsBoxProps) {
  return (
    <Panel>
      <LegalGuarantee notice={notice} />
      <dl className="mt-4 grid gap-2 text-sm">
        <div>
          <dt className="text-ink-2">Reklamationsrätt enligt lag</dt>
          <dd className="font-semibold">Tre år från den dag du får bilen</dd>
        </div>
        <div>
          <dt className="text-ink-2">Vår garanti, utöver lagen</dt>
          <dd className="font-semibold">{warranty}</dd>
        </div>
      </dl>
      <p className="mt-3 text-sm">
        <TextLink to={paths.warrantyTerms()}>Garantivillkor</TextLink>
      </p>
    </Panel>
  );
}
