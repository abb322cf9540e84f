import { whenFormArrived } from "#features/forms/api/arrived-form.ts";
import type { FormServices } from "#features/forms/api/post-form.ts";
import { bytesAtMostOf } from "#features/forms/api/posted-documents.ts";
import type { Unread } from "#features/forms/api/read-post.ts";
import { readSent } from "#features/forms/api/read-sent.ts";
import { timeField } from "#features/forms/rules/robot.ts";
import { isFromOwnPage, saidBy } from "#platform/http/request-forgery.ts";
import type { PostedForm } from "#platform/http/site-variables.ts";
import { pictureWords } from "../rules/flow/flow-fields.ts";
import { flowPicturesForm } from "../rules/flow-pictures-form.ts";

type PictureServices = Pick<FormServices, "uploads" | "publicOrigin"> & { sender: string };

const nothing = { errors: [], values: {}, notice: null } as const;

/**
 * What the address says of the pictures that came with the step: they are uploads now, and belong to no case before
 * somebody asks for a person; after a day they are gone. With script the tab remembers them, so that an address that is
 * handed on shows nobody's pictures.
 */
export async function keptPictures(
  request: Request,
  services: PictureServices,
): Promise<string | PostedForm> {
  if (!isFromOwnPage(saidBy(request.headers), services.publicOrigin))
    return { ...nothing, status: 403, notice: "Bilderna skickades från en annan webbplats än vår" };
  const { fields } = flowPicturesForm;
  const taken = await whenFormArrived(request, { fields, sender: services.sender }, (arrived) =>
    takePictures(arrived, services),
  );
  return typeof taken === "object" && "message" in taken ? unread(taken) : taken;
}

function unread({ status, message }: Unread): PostedForm {
  return { ...nothing, status, notice: message };
}

async function takePictures(
  request: Request,
  { uploads, sender }: PictureServices,
): Promise<string | PostedForm> {
  const bytesAtMost = bytesAtMostOf(flowPicturesForm);
  const reading = await readSent(flowPicturesForm, request, { uploads, sender, bytesAtMost });
  if (!("sent" in reading)) return unread(reading);
  const { pictures, errors, hasFiles, sent } = reading;
  if (errors.length > 0) return { ...nothing, status: 422, errors, pictures };
  if (pictures.length === 0) return pictureWords.none;
  const isRemembered = !hasFiles && Boolean(sent[timeField]);
  return isRemembered ? pictureWords.inTab : pictures.map(({ id }) => id).join(".");
}
