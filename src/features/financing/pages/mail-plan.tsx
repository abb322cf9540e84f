import { paths } from "#core/paths.ts";
import { Honeypot } from "#features/forms/pages/honeypot.tsx";
import { Button } from "#ui/button.tsx";
import { Field } from "#ui/field.tsx";
import { Input } from "#ui/input.tsx";
import { TextLink } from "#ui/link.tsx";
import { Notice } from "#ui/notice.tsx";
import type { FinanceView } from "./finance-view.ts";

/** Posted to the page's own address, which says what is counted: also after each choice that the script has followed. */
export function MailPlan({ mail: { isSent, email, error } }: Pick<FinanceView, "mail">) {
  return (
    <section id="mejla" aria-labelledby="mejla-rubrik" className="mt-(--ms-block) max-w-160 print:hidden">
      <h2 id="mejla-rubrik" className="text-h2">
        Mejla mig kalkylen
      </h2>
      {isSent && (
        <div role="status" className="mt-4">
          <Notice>Kalkylen är på väg till din e-post. Kommer den inte, titta i skräpposten.</Notice>
        </div>
      )}
      <form method="post" action="#mejla" noValidate className="mt-4 grid gap-4">
        <Field
          id="mejla-till"
          label="E-post"
          hint="Du får kalkylen med räkneexempel och hela betalplanen. Adressen sparas inte till något annat."
          {...(error && { error: error })}
        >
          {(control) => (
            <Input {...control} name="email" type="email" defaultValue={email} autoComplete="email" />
          )}
        </Field>
        <Honeypot />
        <p className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <Button type="submit" variant="secondary">
            Mejla kalkylen
          </Button>
          <TextLink to={paths.privacy()}>Så hanterar vi uppgifterna</TextLink>
        </p>
      </form>
    </section>
  );
}
