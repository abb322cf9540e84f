import { type Span, SpanStatusCode } from "@opentelemetry/api";

type Coded = { code?: unknown; name?: unknown };

/** What failed is named by its code alone: messages may repeat what somebody wrote. */
export function endFailed(span: Span, error: unknown): void {
  const { code, name } = (typeof error === "object" && error !== null ? error : {}) as Coded;
  span.setAttribute("error.type", String(code ?? name ?? "error"));
  span.setStatus({ code: SpanStatusCode.ERROR });
  span.end();
}

/** The same result, and the span ends with it. */
export async function endWith<Result>(span: Span, work: Promise<Result>): Promise<Result> {
  try {
    const result = await work;
    span.end();
    return result;
  } catch (error) {
    endFailed(span, error);
    throw error;
  }
}
