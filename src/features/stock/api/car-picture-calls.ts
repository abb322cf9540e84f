import * as z from "zod";
import { type StaffRequest, staffCall } from "#platform/staff/staff-call.ts";
import { newPictures } from "../rules/car-parts-body.ts";
import { readCarParts } from "../service/car-parts.ts";
import { savePictures } from "../service/save-car-parts.ts";
import {
  carOfPath,
  noSuchCar,
  orRefusal,
  plateInPath,
  type StockUses,
  savingBy,
  wrongField,
} from "./car-of-call.ts";

/** Pictures and findings of one car, and which version of them it is. */
export const readParts = staffCall({
  method: "GET",
  path: "/api/staff/cars/:plate/parts",
  permission: "readStock",
  title: "En bils bilder och skick",
  parameters: { plate: plateInPath },
  body: null,
  audit: null,
  handle: async ({ plate }, _, { db }: StaffRequest<StockUses>) => {
    const parts = await readCarParts(db, carOfPath(plate));
    if (parts === null) throw noSuchCar();
    return parts;
  },
});

/** An upload becomes a picture of the stock; the car shows it when its pictures are saved. */
export const addPictureCall = staffCall({
  method: "POST",
  path: "/api/staff/cars/:plate/pictures/take",
  permission: "editStock",
  title: "Ta emot en uppladdad bild",
  parameters: { plate: plateInPath },
  body: z.object({ upload: z.string("Välj en bild") }),
  audit: "change",
  handle: async ({ plate }, { upload }, { db, carPictures, note }: StaffRequest<StockUses>) => {
    const subject = carOfPath(plate);
    const result = await carPictures.add(db, { upload, plate: subject }, (tx, url) =>
      note(tx, { action: "car.picture", subject, note: url }),
    );
    if ("message" in result) throw wrongField("upload", result.message);
    return result;
  },
});

/** All pictures of a car in their order. */
export const savePicturesCall = staffCall({
  method: "POST",
  path: "/api/staff/cars/:plate/pictures",
  permission: "editStock",
  title: "Spara en bils bilder",
  parameters: { plate: plateInPath },
  body: newPictures,
  audit: "change",
  handle: ({ plate }, requestBody, request: StaffRequest<StockUses>) =>
    orRefusal(
      "pictures",
      savePictures(request.db, requestBody, savingBy(request, carOfPath(plate), requestBody, "car.pictures")),
    ),
});
