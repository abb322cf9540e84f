import { createContext } from "react-router";
import type { BookingService } from "./service/booking-service.ts";
import type { TestDrives } from "./service/test-drives.ts";

/** All times that are booked. */
export const bookingsContext = createContext<BookingService>();

/** The times that cars can be driven. */
export const testDrivesContext = createContext<TestDrives>();
