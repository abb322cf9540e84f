import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  doublePrecision,
  index,
  integer,
  pgTable,
  smallint,
  text,
  timestamp,
} from "drizzle-orm/pg-core";
import type { LicensePlate } from "#core/plate/license-plate.ts";
import { stores } from "#features/stores/storage/stores.table.ts";
import { allOf, isPlate, isPrice, oneOf, within } from "#platform/db/checks.ts";
import type { TyreKind } from "../rules/condition.ts";
import { carFacts } from "../rules/facts/car-facts.ts";
import { status } from "../rules/status.ts";
import type { BodyType, CarType, Colour, EquipmentTag, FuelCode, Gearbox } from "../rules/vocabulary.ts";
import { bodyTypes, carTypes, colours, equipmentTags, fuelCodes, gearboxes } from "../rules/vocabulary.ts";
import { factChecks, factColumns } from "./fact-columns.ts";

const tyreKinds = ["sommar", "vinter", "året runt"] as const satisfies readonly TyreKind[];

/** One column for each field of features/cars/rules/car.ts, in its order; battery health is three that stand or fall together. */
export const cars = pgTable(
  "cars",
  {
    id: integer("id").primaryKey().generatedByDefaultAsIdentity(),
    licenseplate: text("licenseplate").$type<LicensePlate>().notNull().unique(),
    make: text("make").notNull(),
    normalizedMake: text("normalized_make").notNull(),
    model: text("model").notNull(),
    series: text("series").notNull(),
    carName: text("car_name").notNull(),
    title: text("title").notNull(),
    modelDescription: text("model_description").notNull(),
    status: smallint("status").notNull(),
    carType: text("car_type").$type<CarType>().notNull().default("default"),
    location: text("location")
      .notNull()
      .references(() => stores.slug),
    physicalLocation: text("physical_location")
      .notNull()
      .references(() => stores.slug),

    modelYear: smallint("model_year").notNull(),
    firstRegisteredOn: date("first_registered_on", { mode: "string" }).notNull(),
    mileage: integer("mileage").notNull(),
    bodyType: text("body_type").$type<BodyType>().notNull(),
    gearboxType: text("gearbox_type").$type<Gearbox>().notNull(),
    fuelType: smallint("fuel_type").$type<FuelCode>().notNull(),
    colour: text("colour").$type<Colour>().notNull(),
    seats: smallint("seats").notNull(),
    horsepower: smallint("horsepower").notNull(),
    wltpRange: smallint("wltp_range"),
    consumption: doublePrecision("consumption"),
    batteryCapacityGross: doublePrecision("battery_capacity_gross"),
    batteryHealthPercent: doublePrecision("battery_health_percent"),
    batteryHealthMethod: text("battery_health_method"),
    batteryHealthMeasuredOn: date("battery_health_measured_on", { mode: "string" }),
    hasAwd: boolean("has_awd"),
    ...factColumns(carFacts),
    maxTrailerWeight: smallint("max_trailer_weight"),
    leasable: boolean("leasable").notNull(),
    equipment: text("equipment").array().$type<EquipmentTag[]>().notNull(),
    equipmentDetails: text("equipment_details").array().notNull(),

    annualTax: integer("annual_tax"),
    inspectionDueOn: date("inspection_due_on", { mode: "string" }),
    inspectedOn: date("inspected_on", { mode: "string" }),
    inspectionComplete: boolean("inspection_complete").notNull().default(false),
    tyreKind: text("tyre_kind").$type<TyreKind>(),
    tyreDepthFront: doublePrecision("tyre_depth_front"),
    tyreDepthRear: doublePrecision("tyre_depth_rear"),

    price: integer("price"),
    initialPrice: integer("initial_price"),
    vatDeductible: boolean("vat_deductible"),
    assignedPhoneNumber: text("assigned_phone_number"),
    phoneNumber: text("phone_number").notNull(),
    publishedAt: timestamp("published_at", { withTimezone: true, mode: "date" }),
    totalViewCount: integer("total_view_count").notNull().default(0),
    isPremium: boolean("is_premium").notNull().default(false),
    isLoweredPriceCampaign: boolean("is_lowered_price_campaign").notNull().default(false),
    hasInterestPromotion: boolean("has_interest_promotion").notNull().default(false),
  },
  (t) => [
    check("cars_licenseplate_form", isPlate(t.licenseplate)),
    check("cars_status_range", within(t.status, 0, 999)),
    check("cars_car_type_known", oneOf(t.carType, carTypes)),
    check("cars_model_year_range", within(t.modelYear, 1900, 2100)),
    check("cars_mileage_range", within(t.mileage, 0, 200_000)),
    check("cars_body_type_known", oneOf(t.bodyType, Object.keys(bodyTypes))),
    check("cars_gearbox_type_known", oneOf(t.gearboxType, Object.keys(gearboxes))),
    check("cars_fuel_type_known", oneOf(t.fuelType, fuelCodes)),
    check("cars_colour_known", oneOf(t.colour, Object.keys(colours))),
    check("cars_equipment_known", allOf(t.equipment, Object.keys(equipmentTags))),
    check("cars_tyre_kind_known", oneOf(t.tyreKind, tyreKinds)),
    check("cars_seats_range", within(t.seats, 1, 60)),
    check("cars_horsepower_range", within(t.horsepower, 1, 2_500)),
    check("cars_wltp_range_range", within(t.wltpRange, 0, 2_000)),
    check("cars_consumption_range", within(t.consumption, 0, 100)),
    check("cars_battery_capacity_gross_range", within(t.batteryCapacityGross, 0, 1_000)),
    check("cars_battery_health_percent_range", within(t.batteryHealthPercent, 0, 100)),
    check(
      "cars_battery_health_whole",
      sql`num_nulls(${t.batteryHealthPercent}, ${t.batteryHealthMethod}, ${t.batteryHealthMeasuredOn}) in (0, 3)`,
    ),
    check("cars_max_trailer_weight_range", within(t.maxTrailerWeight, 0, 10_000)),
    ...factChecks("cars", carFacts, t),
    check("cars_annual_tax_range", within(t.annualTax, 0, 1_000_000)),
    check("cars_tyre_depth_front_range", within(t.tyreDepthFront, 0, 30)),
    check("cars_tyre_depth_rear_range", within(t.tyreDepthRear, 0, 30)),
    check("cars_price_range", isPrice(t.price)),
    check("cars_initial_price_range", isPrice(t.initialPrice)),
    check("cars_total_view_count_range", sql`${t.totalViewCount} >= 0`),
    // The listing: what is not sold, newest published first.
    index("cars_listed")
      .on(t.publishedAt.desc().nullsLast(), t.id)
      .where(sql`${t.status} < ${sql.raw(`${status.sold}`)}`),
    index("cars_status").on(t.status),
  ],
);
