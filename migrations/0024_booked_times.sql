ALTER TABLE "stores" ADD COLUMN "appraisers" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "pickups" integer DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "workshop_places" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "kind" text DEFAULT 'testDrive' NOT NULL;--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "place" text;--> statement-breakpoint
CREATE INDEX "test_drives_of_store" ON "test_drives" USING btree ("store_slug","kind","starts_at") WHERE "test_drives"."cancelled_at" is null;--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_appraisers_range" CHECK ("stores"."appraisers" between 0 and 99);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_pickups_range" CHECK ("stores"."pickups" between 0 and 99);--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_workshop_places_range" CHECK ("stores"."workshop_places" between 0 and 99);--> statement-breakpoint
ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_kind" CHECK ("test_drives"."kind" in ('testDrive', 'visit', 'pickup', 'workshop'));--> statement-breakpoint
ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_place" CHECK (("test_drives"."kind" = 'testDrive') = ("test_drives"."place" is null));--> statement-breakpoint
-- Not the car alone is busy: so is who values it, who fetches it, and a place in the workshop.
ALTER TABLE "test_drives" DROP CONSTRAINT "test_drives_one_at_a_time";--> statement-breakpoint
ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_one_at_a_time" EXCLUDE USING gist (
	"plate_range"(coalesce("place", "licenseplate"), coalesce("place", "licenseplate"), '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("cancelled_at" IS NULL);--> statement-breakpoint
-- Of a car that changes only its test drives are told.
CREATE OR REPLACE FUNCTION "tell_test_drivers"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"told" integer;
BEGIN
	WITH "added" AS (
		INSERT INTO "jobs" ("kind", "key", "payload")
		SELECT 'drive-car', format('drive-car:%s:%s:%s', "case_id", "sequence", CASE TG_OP WHEN 'DELETE' THEN 'gone' ELSE NEW."status"::text END),
			jsonb_build_object('caseId', "case_id", 'sequence', "sequence")
		FROM "test_drives"
		WHERE "licenseplate" = OLD."licenseplate" AND "place" IS NULL AND "cancelled_at" IS NULL AND "starts_at" > now()
		ON CONFLICT ("key") DO NOTHING RETURNING "kind"
	)
	SELECT count(pg_notify('jobs', "kind")) INTO "told" FROM "added";
	RETURN NULL;
END $$;
