import { expect, onTestFinished, test } from "vitest";
import { findCar } from "#features/cars/storage/cars.ts";
import { findNewestReviews } from "#features/reviews/storage/reviews.ts";
import { diskStore } from "#platform/files/disk-store.ts";
import { pictureIntake } from "#platform/pictures/intake/accept-picture.ts";
import { pictureStore } from "#platform/pictures/picture-store.ts";
import { aPictureSupply } from "#tests/a-picture-supply.ts";
import { aPlate } from "#tests/any-plate.ts";
import { importInto } from "#tests/import-into.ts";
import { temporaryFolder } from "#tests/temporary-folder.ts";
import { onBothDatabases } from "#tests/test-database.ts";
import { openPictureFolder } from "./pictures/picture-folder.ts";

onBothDatabases((database) => {
  test("[IMPORT-56] the sample files of the documentation are imported as they stand", async () => {
    const { db } = database();
    const store = pictureStore(diskStore(temporaryFolder()));
    const { accept, stop } = pictureIntake(store);
    onTestFinished(stop);
    const said = await importInto(db, "docs/samples/lager.csv", {
      storesFile: "docs/samples/butiker.csv",
      findingsFile: "docs/samples/skador.csv",
      reviewsFile: "docs/samples/omdomen.csv",
      pictures: aPictureSupply({ accept, folder: await openPictureFolder("docs/samples/bilder", 2 ** 20) }),
      now: new Date("2026-11-16T12:00:00Z"),
    });
    expect(said).toEqual([
      "Bilder: 3 kopierade, 0 fanns redan.",
      "Skriver 4 bilar …",
      "Importerade 4 bilar (nya: 4, uppdaterade: 0). 1 omdöme sparades.",
    ]);
    const volvo = await findCar(db, aPlate("MLB 84A"));
    expect(volvo?.images).toHaveLength(2);
    expect(volvo?.findings.map(({ part }) => part)).toEqual(["exteriorDamage", "brakesRear"]);
    const shown = await store.find(volvo?.images[0]?.url.split("/").at(-1) ?? "");
    expect(shown?.contentType).toBe("image/jpeg");
    expect(volvo?.images.map(({ preview }) => preview?.slice(0, 5))).toEqual(["UklGR", "UklGR"]);
    expect(await findCar(db, aPlate("MLB 84B"))).toMatchObject({
      owners: null,
      tyreKind: null,
      inspectedOn: null,
    });
    expect(await findCar(db, aPlate("MLB 84D"))).toMatchObject({ status: 150, sales: [{ price: 155_000 }] });
    expect(await findNewestReviews(db)).toMatchObject([{ signature: "Karin", carName: "Toyota Corolla" }]);
  });
});
