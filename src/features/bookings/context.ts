import { createContext } from "react-router";
import type { BookingDesk } from "./service/booking-desk.ts";
import type { TestDrives } from "./service/test-drives.ts";

/** The times that cars can be driven; null where there are no cases. */
/** All times that are booked; null where there are no cases. */
export const bookingDeskContext = createContext<BookingDesk | null>(null);

export const testDrivesContext = createContext<TestDrives | null>(null);
