import { listJobs, readAudits, reviveJobs } from "./admin-calls.ts";
import {
  cancelBooking,
  endHold,
  extendHold,
  listBookings,
  listTimes,
  moveBooking,
  settleBooking,
} from "./booking-calls.ts";
import { applyBulk, listBatches, previewBulk, undoBulk } from "./bulk-calls.ts";
import { addCar, listStores, readCar, registerFacts, saveCar } from "./car-calls.ts";
import { saveFindingsCall } from "./car-finding-calls.ts";
import { readParts, savePicturesCall, takePictureCall } from "./car-picture-calls.ts";
import { readQuality } from "./car-quality-call.ts";
import { assignCase, listCases, noteCase, readCase, snoozeCase, tellCase } from "./case-calls.ts";
import { me } from "./me-call.ts";
import { markNews, readNews } from "./news-calls.ts";
import { addPlannedPrice, withdrawPlannedPrice } from "./planned-price-calls.ts";
import { proposalCalls } from "./proposal-calls.ts";
import { readQrSheets } from "./qr-sheets-call.ts";
import { searchStaff } from "./search-call.ts";
import type { StaffCall } from "./staff-call.ts";
import { checkStockFile, exportStock, importStockFile } from "./stock-file-calls.ts";
import { listStock, readBeside } from "./stock-list-calls.ts";
import { dropTemplate, saveTemplate } from "./template-calls.ts";
import { countOwn, today } from "./today-call.ts";
import { readToolbox } from "./toolbox-call.ts";
import { addTracker, endTracker, handleMatch, listTrackers } from "./tracker-calls.ts";
import {
  addBid,
  addCost,
  listBids,
  openRegister,
  readDossier,
  tradeInInfoCall,
  undoBid,
} from "./trade-in-calls.ts";

/** Every call that only we may make, each with the permission that it needs. [PERMIT-3] */
export const staffCalls: readonly StaffCall[] = [
  me,
  today,
  countOwn,
  searchStaff,
  listCases,
  readCase,
  assignCase,
  tellCase,
  noteCase,
  snoozeCase,
  saveTemplate,
  dropTemplate,
  readNews,
  markNews,
  listBookings,
  listTimes,
  moveBooking,
  cancelBooking,
  settleBooking,
  extendHold,
  endHold,
  readToolbox,
  tradeInInfoCall,
  readDossier,
  openRegister,
  addBid,
  undoBid,
  listBids,
  addCost,
  addTracker,
  listTrackers,
  endTracker,
  handleMatch,
  listStock,
  readBeside,
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
  addCar,
  registerFacts,
  listStores,
  ...proposalCalls,
  listJobs,
  reviveJobs,
  readAudits,
  readParts,
  takePictureCall,
  savePicturesCall,
  saveFindingsCall,
  readQuality,
  readQrSheets,
];
