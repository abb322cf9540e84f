import {
  cancelBooking,
  careForHold,
  endHold,
  extendHold,
  listBookings,
  listTimes,
  moveBooking,
  settleBooking,
} from "#features/bookings/api/booking-calls.ts";
import {
  assignCase,
  listCases,
  noteCase,
  readCase,
  snoozeCase,
  tellCase,
} from "#features/cases/api/case-calls.ts";
import { dropTemplate, saveTemplate } from "#features/cases/api/template-calls.ts";
import { proposalCalls } from "#features/proposals/api/proposal-calls.ts";
import { listJobs, readAudits, reviveJobs } from "#features/staff-home/api/admin-calls.ts";
import { markNews, readNews } from "#features/staff-home/api/news-calls.ts";
import { searchStaff } from "#features/staff-home/api/search-call.ts";
import { countOwn, today } from "#features/staff-home/api/today-call.ts";
import { readToolbox } from "#features/staff-home/api/toolbox-call.ts";
import { applyBulk, listBatches, previewBulk, undoBulk } from "#features/stock/api/bulk-calls.ts";
import { addCar, listStores, readCar, registerFacts, saveCar } from "#features/stock/api/car-calls.ts";
import { saveFindingsCall } from "#features/stock/api/car-finding-calls.ts";
import { readParts, savePicturesCall, takePictureCall } from "#features/stock/api/car-picture-calls.ts";
import { readQuality } from "#features/stock/api/car-quality-call.ts";
import { addPlannedPrice, withdrawPlannedPrice } from "#features/stock/api/planned-price-calls.ts";
import { writePurchase } from "#features/stock/api/purchase-call.ts";
import { readQrSheets } from "#features/stock/api/qr-sheets-call.ts";
import { checkStockFile, exportStock, importStockFile } from "#features/stock/api/stock-file-calls.ts";
import { listStock, readBeside } from "#features/stock/api/stock-list-calls.ts";
import { addTracker, endTracker, handleMatch, listTrackers } from "#features/trade-in/api/tracker-calls.ts";
import {
  addBid,
  addCost,
  listBids,
  openRegister,
  readDossier,
  tradeInInfoCall,
  undoBid,
} from "#features/trade-in/api/trade-in-calls.ts";
import { me } from "#platform/staff/me-call.ts";
import type { StaffCall } from "#platform/staff/staff-call.ts";

/** Every call that only we may make, each with the permission that it needs. */
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
  careForHold,
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
  writePurchase,
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
