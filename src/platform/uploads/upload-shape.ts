import * as z from "zod";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { withDescription } from "#platform/http/described.ts";
import type { Upload } from "./upload.ts";

/** What begins an upload. Limits of size are answered by the rule, which has better words. */
export const newUploadShape = z.object({
  name: withDescription(
    z.string({ error: "Skriv filens namn." }).max(1_000, "Namnet är för långt."),
    "Filens namn, som det visas",
  ),
  bytes: withDescription(z.int({ error: "Skriv filens storlek i hela byte." }), "Filens storlek i byte"),
});

export const formTokenShape = z.object({
  token: withDescription(z.string(), "Samma för alla filer i ett formulär"),
});

export const uploadShape = z.object({
  id: withDescription(z.string(), "Hemligt: den som har det kan läsa och ändra uppladdningen"),
  name: z.string(),
  bytes: z.int(),
  partBytes: withDescription(z.literal(uploadLimits.partBytes), "Varje del är så lång, utom den sista"),
  state: withDescription(
    z.enum(["open", "checking", "accepted", "refused"]),
    "open: delar tas emot, checking: bilden kontrolleras, accepted: klar, refused: togs inte emot",
  ),
  parts: withDescription(
    z.array(z.object({ number: z.int(), sha256: z.string() })),
    "Delarna som har kommit fram, numrerade från 0",
  ),
  picture: withDescription(
    z.object({ url: z.string(), preview: z.string(), width: z.int(), height: z.int() }).nullable(),
    "Bilden som den sparades: upprätt, i sRGB och utan metadata",
  ),
  message: withDescription(z.string().nullable(), "Varför filen inte togs emot"),
});

export function uploadJson(id: string, { picture, ...upload }: Upload): z.infer<typeof uploadShape> {
  return {
    id,
    partBytes: uploadLimits.partBytes,
    ...upload,
    picture: picture && { url: `/api/uploads/${id}/picture`, ...picture },
  };
}
