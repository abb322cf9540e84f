import * as z from "zod";
import { limitsText, pictureFiles } from "#core/files/file-kinds.ts";
import { uploadLimits } from "#core/files/upload-limits.ts";
import { listShape } from "#platform/http/envelope.ts";
import { csrfHeader } from "#platform/http/request-forgery.ts";
import { formTokenShape, newUploadShape, uploadShape } from "./upload-shape.ts";

/** One call of /api/uploads as the document describes it. */
export type UploadCall = {
  method: "get" | "post" | "put" | "delete";
  path: string;
  operationId: string;
  title: string;
  about: string;
  /** Whether it has to prove that it comes from our own page. */
  isWrite: boolean;
  body: { type: string; shape: z.ZodType } | null;
  /** What `data` holds; null where the answer is a picture. */
  data: z.ZodType | null;
  status: 200 | 201;
  refusals: Readonly<Record<number, string>>;
};

const upload = listShape(uploadShape, {});
const unknown = { 404: "Uppladdningen finns inte (längre)" } as const;
const elsewhere = { 403: "Anropet kommer från en annan webbplats" } as const;
const forged = {
  403: `${csrfHeader} saknas eller gäller inte, eller anropet kommer från en annan webbplats`,
} as const;

export const uploadCalls: readonly UploadCall[] = [
  {
    method: "post",
    path: "/api/uploads/token",
    operationId: "issueUploadToken",
    title: "Hämta en nyckel för ett formulär",
    about: `Skickas som ${csrfHeader} med allt som skriver. Den gäller i två dygn.`,
    isWrite: false,
    body: null,
    data: listShape(formTokenShape, {}),
    status: 201,
    refusals: elsewhere,
  },
  {
    method: "post",
    path: "/api/uploads/",
    operationId: "beginUpload",
    title: "Börja en uppladdning",
    about: `${limitsText(pictureFiles)} Samma ${csrfHeader} räknas som samma formulär. Det som inget formulär har tagit inom 24 timmar tas bort, och efter 10 minuter det som ingen del har kommit av.`,
    isWrite: true,
    body: { type: "application/json", shape: newUploadShape },
    data: upload,
    status: 201,
    refusals: {
      400: "Namn eller storlek går inte att läsa",
      413: "För stor fil",
      422: "För många filer",
      503: "Det finns inte plats just nu: vänta så länge som Retry-After säger",
      ...forged,
    },
  },
  {
    method: "get",
    path: "/api/uploads/{id}",
    operationId: "findUpload",
    title: "Vad som har kommit fram",
    about: "Efter ett avbrott: skicka bara de delar som saknas.",
    isWrite: false,
    body: null,
    data: upload,
    status: 200,
    refusals: unknown,
  },
  {
    method: "put",
    path: "/api/uploads/{id}/parts/{number}",
    operationId: "sendPart",
    title: "Skicka en del",
    about: `Delar är ${uploadLimits.partBytes} byte, den sista kortare, numrerade från 0 och i valfri ordning. Content-Digest (RFC 9530) bär delens SHA-256. Samma del två gånger är som en gång.`,
    isWrite: true,
    body: { type: "application/octet-stream", shape: z.string().meta({ contentEncoding: "binary" }) },
    data: listShape(z.object({ number: z.int(), sha256: z.string() }), {}),
    status: 200,
    refusals: {
      400: "Content-Digest saknas",
      409: "Delen finns redan med annat innehåll, eller bilden är färdig",
      413: "Delen är för stor",
      422: "Fel kontrollsumma, fel storlek eller fel nummer",
      ...unknown,
      ...forged,
    },
  },
  {
    method: "post",
    path: "/api/uploads/{id}/finish",
    operationId: "finishUpload",
    title: "Avsluta en uppladdning",
    about: "Bilden kontrolleras och görs om. Det händer en gång: den som frågar igen får samma svar.",
    isWrite: true,
    body: null,
    data: upload,
    status: 200,
    refusals: {
      409: "Bilden kontrolleras redan",
      422: "Delar saknas, eller bilden går inte att ta emot; title säger varför",
      503: "Många bilder kontrolleras just nu: vänta så länge som Retry-After säger",
      ...unknown,
      ...forged,
    },
  },
  {
    method: "delete",
    path: "/api/uploads/{id}",
    operationId: "cancelUpload",
    title: "Avbryt en uppladdning",
    about: "Tar bort den och allt som har kommit fram, färdigt eller inte.",
    isWrite: true,
    body: null,
    data: listShape(z.never(), {}),
    status: 200,
    refusals: forged,
  },
  {
    method: "get",
    path: "/api/uploads/{id}/picture",
    operationId: "findUploadedPicture",
    title: "Bilden som den sparades",
    about: "JPEG, för den som har uppladdningens id.",
    isWrite: false,
    body: null,
    data: null,
    status: 200,
    refusals: unknown,
  },
];
