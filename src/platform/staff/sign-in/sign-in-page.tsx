import { ArrowRight, LogIn } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";
import { company } from "#core/company/company.ts";
import { paths } from "#core/paths.ts";
import { initialsOf } from "#core/text/initials.ts";
import type { Permission } from "#platform/auth/permissions.ts";
import type { Me } from "../me.ts";
import { type Session, signIn, signOut } from "./session.ts";
import { readSignIn } from "./sign-in-settings.ts";
import { missingRoleText, signInText } from "./sign-in-texts.ts";

type SignInPageProps = {
  session: Session;
  /** Over a page that somebody was working on. */
  isOverlay?: boolean;
};

/** The way in, and what went wrong on it. */
export function SignInPage({ session: { interaction, account, error } }: SignInPageProps) {
  if (interaction !== "none") return <StateCard code="interaction_in_progress" />;
  return (
    <Frame>
      {error === null ? <WayIn /> : <Problem code={error} onAct={() => void signIn(account?.username)} />}
      <DemoAccounts />
    </Frame>
  );
}

function WayIn() {
  const isDeep = location.pathname !== paths.signIn() && location.pathname !== paths.staff();
  return (
    <>
      <h1>Logga in</h1>
      <p className="t2">
        {isDeep ? "Du fortsätter till sidan du skulle till när du är inne." : "Med ditt arbetskonto."}
      </p>
      <button type="button" className="btn primary lg block" onClick={() => void signIn()}>
        <LogIn aria-hidden className="i" />
        Logga in med arbetskontot
      </button>
      <p className="sm t2">
        Du skickas till inloggningen och tillbaka hit.{" "}
        <a className="link" href={paths.home()}>
          Till {company.name}
        </a>
      </p>
    </>
  );
}

/** Only where the provider is our own, with the demo's users. */
function DemoAccounts() {
  const users = readSignIn()?.demoUsers ?? [];
  if (users.length === 0) return null;
  return (
    <section className="sp-demo">
      <h2>Demokonton</h2>
      <p className="xs t3">Visas aldrig i produktion.</p>
      {users.map(({ username, name, role }) => (
        <button key={username} type="button" onClick={() => void signIn(username)}>
          <span className="st-av" aria-hidden>
            {initialsOf(name)}
          </span>
          <span>
            {name} <small>{role}</small>
          </span>
          <ArrowRight aria-hidden className="i s18" />
        </button>
      ))}
    </section>
  );
}

/** A state of the sign-in alone on the page. */
export function StateCard({ code, me }: { code: string; me?: Me }) {
  const isWaiting = code === "interaction_in_progress";
  const act = code === "403" ? () => void signOut() : () => location.reload();
  return (
    <Frame>
      {isWaiting ? <Waiting /> : <Problem code={code} onAct={act} />}
      {me && <SignedInAs me={me} />}
    </Frame>
  );
}

/** A page of which this account may see nothing. */
export function NotAllowed({ permission, me }: { permission: Permission; me: Me }) {
  return (
    <Frame>
      <Problem code="403" texts={missingRoleText(permission)} onAct={() => void signOut()} />
      <SignedInAs me={me} />
    </Frame>
  );
}

const SignedInAs = ({ me }: { me: Me }) => <p className="sm t2">Inloggad som {me.username}.</p>;

function Waiting() {
  const { title, text } = signInText("interaction_in_progress");
  return (
    <div role="status">
      <h1>{title}</h1>
      <p className="t2">{text}</p>
    </div>
  );
}

type ProblemProps = { code: string; texts?: ReturnType<typeof signInText>; onAct: () => void };

function Problem({ code, texts = signInText(code), onAct }: ProblemProps) {
  const { title, text, action } = texts;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another problem is read anew.
  useEffect(() => heading.current?.focus(), [code]);
  return (
    <div>
      <h1 ref={heading} tabIndex={-1}>
        {title}
      </h1>
      <p className="t2">{text}</p>
      <p>
        <code>{code}</code>
      </p>
      <div className="row">
        <button type="button" className="btn primary sm" onClick={onAct}>
          {action}
        </button>
        <a className="btn ghost sm" href={paths.home()}>
          Till startsidan
        </a>
      </div>
    </div>
  );
}

function Frame({ children }: { children: ReactNode }) {
  return (
    <main id="main" className="sp-two">
      <section className="sp-lf" data-surface="inverse">
        <p className="st-brand">{company.name}</p>
        <div>
          <p className="sp-big">Personalens sida</p>
          <p>
            Ärenden, bokningar, inbyten, lager och offerter. Visning av kunders uppgifter loggas med ditt
            namn.
          </p>
        </div>
        <p className="sm">Problem att logga in? Ring {company.phone.national}.</p>
      </section>
      <section className="sp-rt">
        <div className="sp-cardx">{children}</div>
      </section>
    </main>
  );
}
