import { type Context, Hono } from "hono";
import type * as z from "zod";
import { messages } from "#core/text/messages.ts";
import { readSubmission, textOnly } from "#features/forms/api/read-submission.ts";
import { may, namesOfRoles, type Permission } from "#platform/auth/permissions.ts";
import type { StaffUser } from "#platform/auth/staff-user.ts";
import type { VerifyToken } from "#platform/auth/verify-token.ts";
import { jsonType } from "#platform/http/envelope.ts";
import type { Parameters } from "#platform/http/parameters.ts";
import { problemResponse, Refusal } from "#platform/http/problem.ts";
import { readParameters } from "#platform/http/read-parameters.ts";
import { noteAudit } from "#platform/staff/audit.ts";
import type { StaffCall, StaffRequest } from "#platform/staff/staff-call.ts";
import type { Services } from "../services.ts";
import { staffCalls } from "./staff-calls.ts";

/** Told why the keys of the identity provider cannot be had. */
type OnKeysAway = (error: unknown) => void;

/** Every staff call, with and without final slash. */
export function staffRoutes(services: Services, onKeysAway: OnKeysAway) {
  const routes = new Hono();
  for (const call of staffCalls) {
    const addresses = [call.path, `${call.path}/`];
    routes.on(call.method, addresses, (c) => handle(call, c, services, onKeysAway));
    const others = ["GET", "POST", "PUT", "PATCH", "DELETE"].filter(
      (method) => !staffCalls.some((other) => other.path === call.path && other.method === method),
    );
    routes.on(others, addresses, () => problemResponse(wrongMethod, { allow: call.method }));
  }
  return routes;
}

const wrongMethod = { type: "about:blank", status: 405, title: "Så går anropet inte att göra" };

async function handle(
  call: StaffCall<Services>,
  c: Context,
  services: Services,
  onKeysAway: OnKeysAway,
): Promise<Response> {
  const staffUser = await userFor(call, c, services.signIn.verify, onKeysAway);
  const { db, clock } = services;
  const now = clock();
  const parameters = readParameters(call.parameters, ...askedIn(c, call.parameters));
  const sent = call.body && (await readBody(call.body, c.req.raw, call.maxBytes));
  if (call.audit !== null && call.audit !== "change") {
    const { action, subjectOf } = call.audit;
    await noteAudit(db, staffUser, { action, subject: subjectOf(parameters) }, now);
  }
  let isAudited = false;
  const asking: StaffRequest<Services> = {
    ...services,
    now,
    staffUser,
    note: (tx, entry) => {
      isAudited = true;
      return noteAudit(tx, staffUser, entry, now);
    },
  };
  const json = await call.handle(parameters, sent, asking);
  if (call.audit === "change" && !isAudited)
    throw new Error(`${call.path} changed something and noted nothing`);
  return new Response(JSON.stringify({ status: "success", hasError: false, errors: [], data: { json } }), {
    headers: { "content-type": jsonType, "cache-control": "no-store" },
  });
}

/** The signed-in user: 401 without a valid token, 403 without the right role, 503 while tokens cannot be verified. */
async function userFor(
  call: StaffCall<Services>,
  c: Context,
  verify: VerifyToken,
  onKeysAway: OnKeysAway,
): Promise<StaffUser> {
  const verified = await verify(c.req.header("authorization"));
  if (verified.kind === "off") throw away("Inloggningen är inte inställd");
  if (verified.kind === "away") {
    onKeysAway(verified.error);
    throw away("Vi når inte inloggningstjänsten");
  }
  if (verified.kind === "unknown") throw unauthorized(verified.why);
  c.set("staffId", verified.staffUser.id);
  if (call.permission !== null && !may(verified.staffUser.roles, call.permission))
    throw forbidden(call.permission);
  return verified.staffUser;
}

function unauthorized(why: string): Refusal {
  const reason = why === "" ? "" : ` error="invalid_token", error_description="${why}"`;
  return new Refusal(
    { status: 401, title: messages.unauthorized, detail: "Logga in och skicka en giltig åtkomsttoken." },
    { "www-authenticate": `Bearer${reason}` },
  );
}

/** The title stands on the page as it is. */
function forbidden(permission: Permission): Refusal {
  return new Refusal(
    {
      status: 403,
      title: `Ditt konto får inte göra det här: rollen ${namesOfRoles(permission)} behövs`,
      detail: "Be din chef om rollen, eller en kollega som har den om hjälp.",
    },
    { "www-authenticate": 'Bearer error="insufficient_scope"' },
  );
}

function away(title: string): Refusal {
  return new Refusal({ status: 503, title, detail: "Försök igen om en stund." }, { "retry-after": "10" });
}

/** What stands in the path under the names of the route, and the query. */
function askedIn(c: Context, parameters: Parameters): [URLSearchParams, Record<string, string>] {
  const names = Object.entries(parameters).filter(([, { in: location }]) => location === "path");
  const inPath = Object.fromEntries(names.map(([name]) => [name, c.req.param(name) ?? ""]));
  return [new URL(c.req.url).searchParams, inPath];
}

/** 422 with a message at each field. */
async function readBody(body: z.ZodType, request: Request, maxBytes = textOnly.text): Promise<unknown> {
  const reading = await readSubmission(request, { ...textOnly, text: maxBytes });
  if (!("sent" in reading)) throw new Refusal({ status: reading.status, title: reading.message });
  const read = body.safeParse(reading.sent);
  if (read.success) return read.data;
  const errors = read.error.issues.map(({ path, message }) => ({ field: String(path[0] ?? ""), message }));
  const title = [...new Set(errors.map(({ message }) => message))].join(" | ");
  throw new Refusal({ status: 422, title, errors });
}
