import * as z from "zod";
import { plannedPriceKind } from "#features/pricing/rules/planned-price.ts";
import type { Feature } from "#platform/feature.ts";
import type { FileStore } from "#platform/files/file-store.ts";
import { manyRetries, twoRetries, unlessStopped } from "#platform/jobs/job-kind.ts";
import type { Logger } from "#platform/log/log.ts";
import { applyBulk, listBatches, previewBulk, undoBulk } from "./api/bulk-calls.ts";
import { addCar, listStores, readCar, registerFacts, saveCar } from "./api/car-calls.ts";
import { saveFindingsCall } from "./api/car-finding-calls.ts";
import type { StockUses } from "./api/car-of-call.ts";
import { addPictureCall, readParts, savePicturesCall } from "./api/car-picture-calls.ts";
import { readQuality } from "./api/car-quality-call.ts";
import { addPlannedPrice, withdrawPlannedPrice } from "./api/planned-price-calls.ts";
import { writePurchase } from "./api/purchase-call.ts";
import { readQrSheets } from "./api/qr-sheets-call.ts";
import { checkStockFile, exportStock, importStockFile } from "./api/stock-file-calls.ts";
import { listStock, readRelatedFacts } from "./api/stock-list-calls.ts";
import { carryOutPlan } from "./service/planned-price.ts";
import { removeUnusedPictures } from "./service/remove-unused-pictures.ts";

type Uses = StockUses & { files: FileStore; clock: () => Date; log: Logger };

const aPlan = z.object({ id: z.int() });

export const stockFeature: Feature<Uses> = {
  jobs: ({ db, files, clock, log }) => ({
    "unused-pictures": {
      outside: async (_job, signal) => {
        const removed = await unlessStopped(signal, (isStopped) =>
          removeUnusedPictures({ db, files, now: clock(), isStopped }),
        );
        if (removed > 0) log.info({ count: removed }, "pictures that no car shows any more were removed");
      },
      every: { period: "day", afterMs: 10 * 60_000 },
      pausesS: twoRetries,
      timeLimitMs: 60 * 60_000,
    },
    [plannedPriceKind]: {
      inTransaction: (job, tx) => carryOutPlan(tx, aPlan.parse(job.payload).id, clock()),
      pausesS: manyRetries,
    },
  }),
  staffCalls: [
    listStock,
    readRelatedFacts,
    previewBulk,
    applyBulk,
    undoBulk,
    listBatches,
    exportStock,
    checkStockFile,
    importStockFile,
    readCar,
    saveCar,
    addPlannedPrice,
    withdrawPlannedPrice,
    writePurchase,
    addCar,
    registerFacts,
    listStores,
    readParts,
    addPictureCall,
    savePicturesCall,
    saveFindingsCall,
    readQuality,
    readQrSheets,
  ],
};
