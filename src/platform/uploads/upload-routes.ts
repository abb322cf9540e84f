import { type Context, Hono } from "hono";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { whenArrived } from "#platform/http/arrived-request.ts";
import { BodyTooLarge, BodyTooSlow, boundedBody } from "#platform/http/bounded-body.ts";
import { envelope, onOnePage } from "#platform/http/envelope.ts";
import type { FormTokens } from "#platform/http/form-token.ts";
import { problemResponse, Refusal } from "#platform/http/problem.ts";
import { tooManyCalls } from "#platform/http/refusals.ts";
import { turns } from "#platform/http/turns.ts";
import { isDigestOf, readDigest } from "./content-digest.ts";
import type { RefusedUpload, Upload } from "./upload.ts";
import { type UploadRefusal, uploadRefusals } from "./upload-refusals.ts";
import { newUploadShape, uploadJson } from "./upload-shape.ts";
import type { Uploads } from "./uploads.ts";

const maxJsonBytes = 4_096;
/** So many parts in memory at a time, when they have come; those who wait lie aside. */
const partsAtOnce = 32;
const partsWaiting = 256;

/** /api/uploads: begin, ask, send a part, finish, cancel, look. There is no list of them. */
export function uploadRoutes({
  uploads,
  formTokens,
  senderOf,
  secondsToWait,
}: {
  uploads: Uploads;
  formTokens: FormTokens;
  /** Who sends, as far as it is counted; empty where nobody counts. */
  senderOf: (c: Context) => string;
  secondsToWait: (c: Context) => number;
}) {
  const inTurn = turns(partsAtOnce, partsWaiting);
  const routes = new Hono().basePath("/api/uploads");

  routes.use("*", async (c, next) => {
    const seconds = secondsToWait(c);
    if (seconds > 0) throw tooManyCalls(seconds);
    await next();
  });

  routes.on("POST", ["/token", "/token/"], (c) => list([{ token: formTokens.issue(c) }], 201));

  routes.on("POST", ["", "/"], async (c) => {
    const form = formTokens.get(c);
    const file = newUploadShape.safeParse(await jsonOf(c.req.raw));
    if (!file.success) throw unreadable(file.error.issues.map(({ message }) => message).join(" "));
    const { id } = orRefuse(await uploads.begin(form, file.data, senderOf(c)));
    return respond(id, orRefuse(await uploads.describe(id)), 201);
  });

  routes.get("/:id", async (c) => {
    const id = c.req.param("id");
    return respond(id, orRefuse(await uploads.describe(id)));
  });

  routes.put("/:id/parts/:number{[0-9]{1,6}}", async (c) => {
    const { id, number: givenNumber } = c.req.param();
    const number = Number(givenNumber);
    const { bytes } = orRefuse(await uploads.partLength(id, formTokens.get(c), number));
    const sha256 = readDigest(c.req.header("content-digest"));
    if (sha256 === null) throw unreadable("Skicka Content-Digest: sha-256=:…: med delens kontrollsumma.");
    const receive = async (arrived: Request) => {
      const part = await boundedBody(arrived, uploadLimits.partBytes);
      if (part.length !== bytes) throw refusalOf("wrongPartSize");
      if (!isDigestOf(sha256, part)) throw refusalOf("wrongChecksum");
      const refusalOrUpload = await uploads.savePart(id, number, part);
      if (refusalOrUpload) throw refusalOf(refusalOrUpload.refusal);
      return list([{ number, sha256 }]);
    };
    const by = senderOf(c);
    const bounds = { maxBytes: uploadLimits.partBytes, sender: by };
    return orTooLarge(refusalOf("tooLargePart"), () =>
      whenArrived(c.req.raw, bounds, (arrived) => inTurn(() => receive(arrived), { by })),
    );
  });

  routes.post("/:id/finish", async (c) => {
    const id = c.req.param("id");
    const upload = orRefuse(await uploads.finish(id, formTokens.get(c)));
    if (upload.message !== null) throw new Refusal({ status: 422, title: upload.message });
    return respond(id, upload);
  });

  routes.delete("/:id", async (c) => {
    await uploads.cancel(c.req.param("id"), formTokens.get(c));
    return list([]);
  });

  routes.get("/:id/picture", async (c) => {
    const jpeg = await uploads.readPicture(c.req.param("id"));
    if (jpeg === null) throw refusalOf("unknown");
    return c.body(new Uint8Array(jpeg), 200, {
      "content-type": "image/jpeg",
      "cache-control": "private, no-store",
    });
  });

  routes.on(["GET", "PUT", "PATCH", "DELETE"], ["", "/"], () =>
    problemResponse(
      { type: "about:blank", status: 405, title: "Uppladdningar går inte att lista" },
      { allow: "POST" },
    ),
  );
  return routes;
}

function orRefuse<Value extends object>(value: Value | RefusedUpload): Value {
  if ("refusal" in value) throw refusalOf(value.refusal);
  return value;
}

function refusalOf(refusal: UploadRefusal): Refusal {
  const { status, message } = uploadRefusals[refusal];
  const isSoon = status === 503 || status === 429 || refusal === "beingChecked";
  return new Refusal({ status, title: message }, isSoon ? { "retry-after": "5" } : {});
}

function unreadable(detail: string): Refusal {
  return new Refusal({ status: 400, title: "Anropet går inte att läsa", detail });
}

async function orTooLarge<Result>(tooLarge: Refusal, read: () => Promise<Result>): Promise<Result> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof BodyTooLarge) throw tooLarge;
    if (error instanceof BodyTooSlow)
      throw new Refusal({ status: 408, title: "Delen kom inte fram i tid. Skicka den igen." });
    throw error;
  }
}

async function jsonOf(request: Request): Promise<unknown> {
  const tooLarge = new Refusal({
    status: 413,
    title: "Anropet är för stort",
    detail: "Skicka filens namn och storlek.",
  });
  const bytes = await orTooLarge(tooLarge, () => boundedBody(request, maxJsonBytes));
  try {
    return JSON.parse(new TextDecoder("utf-8", { fatal: true }).decode(bytes));
  } catch {
    throw unreadable("Skicka JSON med name och bytes.");
  }
}

function respond(id: string, upload: Upload, status = 200): Response {
  return list([uploadJson(id, upload)], status);
}

function list(json: readonly unknown[], status = 200): Response {
  return envelope({ json, ...onOnePage(json.length) }, { "cache-control": "no-store" }, status);
}
