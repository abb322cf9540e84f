import { context, ROOT_CONTEXT, SpanKind, type Tracer, trace } from "@opentelemetry/api";
import type { JobKind, JobKinds } from "#platform/jobs/job-kind.ts";
import type { Mailer } from "#platform/mail/mailer.ts";
import { endWith } from "./span-end.ts";

/** Each run of a job is a trace of its own; its key may name what belongs to a person, its number does not. */
export function tracedJobs(tracer: Tracer, kinds: JobKinds): JobKinds {
  const inSpan = <Result>(
    name: string,
    job: { id: number; attempt: number },
    work: () => Promise<Result>,
  ) => {
    const attributes = { "job.id": job.id, "job.attempt": job.attempt };
    const span = tracer.startSpan(`job ${name}`, { attributes }, ROOT_CONTEXT);
    return endWith(span, context.with(trace.setSpan(ROOT_CONTEXT, span), work));
  };
  const traced = ([name, kind]: [string, JobKind]): [string, JobKind] => [
    name,
    "inTransaction" in kind
      ? { ...kind, inTransaction: (job, tx) => inSpan(name, job, async () => kind.inTransaction(job, tx)) }
      : { ...kind, outside: (job, signal) => inSpan(name, job, async () => kind.outside(job, signal)) },
  ];
  return Object.fromEntries(Object.entries(kinds).map(traced));
}

/** To whom it goes is nobody's business. */
export function tracedMailer(tracer: Tracer, mailer: Mailer): Mailer {
  return {
    ...mailer,
    send: (envelope, message) => {
      const attributes = { "mail.id": envelope.id, "mail.bytes": message.length };
      const span = tracer.startSpan("send mail", { kind: SpanKind.CLIENT, attributes });
      return endWith(span, mailer.send(envelope, message));
    },
  };
}
