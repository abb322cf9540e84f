import { whenFormArrived } from "#features/forms/api/arrived-form.ts";
import { readSent } from "#features/forms/api/read-sent.ts";
import type { UnreadSubmission } from "#features/forms/api/read-submission.ts";
import type { FormServices } from "#features/forms/api/submit-form.ts";
import { maxBytesOf } from "#features/forms/api/submitted-documents.ts";
import { timeField } from "#features/forms/rules/robot.ts";
import { isFromSameOrigin, originHeadersOf } from "#platform/http/request-forgery.ts";
import type { SubmittedForm } from "#platform/http/site-variables.ts";
import { pictureTexts } from "../rules/flow/flow-fields.ts";
import { flowPicturesForm } from "../rules/flow-pictures-form.ts";

type PictureServices = Pick<FormServices, "uploads" | "publicOrigin"> & { sender: string };

const nothing = { errors: [], values: {}, notice: null } as const;

/**
 * What the address says of the pictures that came with the step: they are uploads now, and belong to no case before
 * somebody asks for a person; after a day they are gone. With script the tab remembers them, so that an address that is
 * handed on shows nobody's pictures.
 */
export async function storedPictures(
  request: Request,
  services: PictureServices,
): Promise<string | SubmittedForm> {
  if (!isFromSameOrigin(originHeadersOf(request.headers), services.publicOrigin))
    return { ...nothing, status: 403, notice: "Bilderna skickades från en annan webbplats än vår" };
  const { fields } = flowPicturesForm;
  const received = await whenFormArrived(request, { fields, sender: services.sender }, (arrived) =>
    receivePictures(arrived, services),
  );
  return typeof received === "object" && "message" in received ? unread(received) : received;
}

function unread({ status, message }: UnreadSubmission): SubmittedForm {
  return { ...nothing, status, notice: message };
}

async function receivePictures(
  request: Request,
  { uploads, sender }: PictureServices,
): Promise<string | SubmittedForm> {
  const maxBytes = maxBytesOf(flowPicturesForm);
  const reading = await readSent(flowPicturesForm, request, { uploads, sender, maxBytes });
  if (!("sent" in reading)) return unread(reading);
  const { pictures, errors, hasFiles, sent } = reading;
  if (errors.length > 0) return { ...nothing, status: 422, errors, pictures };
  if (pictures.length === 0) return pictureTexts.none;
  const isRemembered = !hasFiles && Boolean(sent[timeField]);
  return isRemembered ? pictureTexts.inTab : pictures.map(({ id }) => id).join(".");
}
