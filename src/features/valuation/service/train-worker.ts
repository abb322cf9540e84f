import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "#platform/db/database.ts";
import { maxCars, trainValuation } from "../rules/engine/train.ts";
import { soldCarFrom } from "../rules/facts-of-car.ts";
import { emptyTable, levelRow, withRows } from "../rules/level-table.ts";
import type { TrainedValuation } from "../rules/trained-valuation.ts";
import { findCarsToLabel, findSalesToLearn } from "../storage/sales-to-learn.ts";
import type { TrainOrders } from "./train-in-worker.ts";

// Of this thread alone: whoever waits for a page goes before.
setPriority(10);

const { databaseUrl, now }: TrainOrders = workerData;

// Read here too: to hand a hundred thousand sales from one thread to another would hold up the one that answers visitors.
const database = await openDatabase({ dataDir: "", databaseUrl });
const sales = await findSalesToLearn(database.background.db, maxCars);
const listed = await findCarsToLabel(database.background.db);
await database.close();
const model = trainValuation(sales.map((sale) => soldCarFrom(sale, now)));
const levels = model
  ? withRows(
      emptyTable,
      listed.map((car) => levelRow(model, car, now)),
    )
  : emptyTable;
const trained: TrainedValuation = { model, levels };
parentPort?.postMessage(trained, [levels.buffer]);
