import { company } from "#core/company/company.ts";
import type { MailTopic } from "#platform/mail/email.ts";
import { Button } from "#ui/button.tsx";
import { TextLink } from "#ui/link.tsx";

const topics: Record<MailTopic, { name: string; left: string }> = {
  "saved-searches": { name: "mejlen om dina bevakade sökningar", left: "mejl om dina bevakade sökningar" },
  newsletter: { name: "nyhetsbrevet", left: "nyhetsbrevet" },
  friends: { name: "tips från vänner", left: "tips från vänner genom oss" },
  campaigns: { name: "mejlen om kampanjer", left: "mejl om kampanjer" },
};

/** One button, which works without JavaScript; the form posts to the address it stands at. */
export function Unsubscribe({ topic, hasLeft }: { topic: MailTopic | null; hasLeft: boolean }) {
  return (
    <div className="border-b border-line bg-surface">
      <div className="page-width py-10 *:max-w-text">
        {topic === null ? <NoLink /> : hasLeft ? <Left topic={topic} /> : <Ask topic={topic} />}
      </div>
    </div>
  );
}

function Ask({ topic }: { topic: MailTopic }) {
  return (
    <>
      <h1 className="text-h1">{`Avsluta ${topics[topic].name}?`}</h1>
      <p className="mt-3 text-lg text-ink-2">
        Andra mejl, som kvitton på det du skickar till oss, kommer som vanligt.
      </p>
      <form method="post" className="mt-6">
        <Button type="submit">Avsluta</Button>
      </form>
    </>
  );
}

function Left({ topic }: { topic: MailTopic }) {
  return (
    <>
      <h1 className="text-h1">{`Klart, du får inte längre ${topics[topic].left}`}</h1>
      <p className="mt-3 text-lg text-ink-2">Det gäller genast. Ångrar du dig anmäler du dig bara igen.</p>
    </>
  );
}

function NoLink() {
  return (
    <>
      <h1 className="text-h1">Länken gäller inte</h1>
      <p className="mt-3 text-lg text-ink-2">
        Den kan ha blivit avklippt eller vara för gammal. Använd länken i det senaste mejlet, eller skriv till{" "}
        <TextLink to={`mailto:${company.email}`}>{company.email}</TextLink> så gör vi det åt dig.
      </p>
    </>
  );
}
