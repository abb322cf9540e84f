CREATE TABLE "test_drives" (
	"case_id" integer PRIMARY KEY NOT NULL,
	"licenseplate" text NOT NULL,
	"store_slug" text NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	"sequence" integer DEFAULT 0 NOT NULL,
	"cancelled_at" timestamp with time zone,
	CONSTRAINT "test_drives_plate" CHECK ("test_drives"."licenseplate" ~ '^[a-zåäö]{3}[0-9]{2}[a-zåäö0-9-]$'),
	CONSTRAINT "test_drives_span" CHECK ("test_drives"."ends_at" > "test_drives"."starts_at")
);
--> statement-breakpoint
ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "test_drives_coming" ON "test_drives" USING btree ("starts_at") WHERE "test_drives"."cancelled_at" is null;--> statement-breakpoint
CREATE INDEX "test_drives_of_car" ON "test_drives" USING btree ("licenseplate","starts_at") WHERE "test_drives"."cancelled_at" is null;--> statement-breakpoint
-- Equal plates as ranges of one value that overlap: an exclusion needs an operator that GiST knows, and the extension
-- that knows "=" of texts is not everywhere.
CREATE TYPE "plate_range" AS RANGE (subtype = text, collation = "C");--> statement-breakpoint
ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_one_at_a_time" EXCLUDE USING gist (
	"plate_range"("licenseplate", "licenseplate", '[]') WITH &&,
	tstzrange("starts_at", "ends_at") WITH &&
) WHERE ("cancelled_at" IS NULL);--> statement-breakpoint
-- Whoever is to drive a car that is reserved, sold or taken out of the stock is told by a job, which is there if, and
-- only if, the change of the car is.
CREATE FUNCTION "tell_test_drivers"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	"told" integer;
BEGIN
	WITH "added" AS (
		INSERT INTO "jobs" ("kind", "key", "payload")
		SELECT 'drive-car', format('drive-car:%s:%s:%s', "case_id", "sequence", CASE TG_OP WHEN 'DELETE' THEN 'gone' ELSE NEW."status"::text END),
			jsonb_build_object('caseId', "case_id", 'sequence', "sequence")
		FROM "test_drives"
		WHERE "licenseplate" = OLD."licenseplate" AND "cancelled_at" IS NULL AND "starts_at" > now()
		ON CONFLICT ("key") DO NOTHING RETURNING "kind"
	)
	SELECT count(pg_notify('jobs', "kind")) INTO "told" FROM "added";
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "cars_tell_test_drivers" AFTER UPDATE OF "status" ON "cars" FOR EACH ROW
	WHEN (NEW."status" IS DISTINCT FROM OLD."status" AND NEW."status" >= 135) EXECUTE FUNCTION "tell_test_drivers"();--> statement-breakpoint
CREATE TRIGGER "cars_removed_tell_test_drivers" AFTER DELETE ON "cars" FOR EACH ROW EXECUTE FUNCTION "tell_test_drivers"();
