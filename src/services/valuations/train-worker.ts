import { setPriority } from "node:os";
import { parentPort, workerData } from "node:worker_threads";
import { openDatabase } from "#data/database.ts";
import { findSalesToLearn } from "#data/queries/sales-to-learn.ts";
import { mostCars, trainValuation } from "#domain/valuation/engine/train.ts";
import { soldCarFrom } from "#domain/valuation/facts-of-car.ts";
import type { TrainOrders } from "./train-apart.ts";

// Of this thread alone: whoever waits for a page goes before.
setPriority(10);

const { databaseUrl, now }: TrainOrders = workerData;

// Read here too: to hand a hundred thousand sales from one thread to another would hold up the one that answers visitors.
const database = await openDatabase({ dataDir: "", databaseUrl });
const sales = await findSalesToLearn(database.background.db, mostCars);
await database.close();
parentPort?.postMessage(trainValuation(sales.map((sale) => soldCarFrom(sale, now))));
