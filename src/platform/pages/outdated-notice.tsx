import { company } from "#core/company/company.ts";
import { Notice } from "#ui/notice.tsx";

const texts = {
  old: "En del av det som står här kan ha ändrats.",
  partial: "Några av bilderna och uppgifterna om skicket visas inte.",
} as const;
export type Outdated = keyof typeof texts;

export function outdatedFrom(isOutdated: boolean): Outdated | null {
  return isOutdated ? "old" : null;
}

/** On a page that was made without the database. */
export function OutdatedNotice({ outdated }: { outdated: Outdated | null }) {
  if (outdated === null) return null;
  return (
    <div className="page-width py-3 print:hidden">
      <Notice>
        Just nu når vi inte alla våra uppgifter. {texts[outdated]} Ring gärna{" "}
        <a href={`tel:${company.phone.international}`} className="whitespace-nowrap underline">
          {company.phone.national}
        </a>{" "}
        om du vill vara säker.
      </Notice>
    </div>
  );
}
