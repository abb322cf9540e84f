ALTER TABLE "stock_changes" ADD COLUMN "plate" text;
--> statement-breakpoint
-- A car that is gone leaves its plate behind: who follows the changes may know it by nothing else. Its pictures and
-- prices go before it, and with them comes a row without the plate.
CREATE FUNCTION "note_removed_plates"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stock_changes (stock, car_id, plate)
	SELECT 'cars', id, licenseplate FROM touched
	ON CONFLICT ("transaction", stock, car_id) DO UPDATE SET plate = excluded.plate;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stock_removed" AFTER DELETE ON "cars" REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "note_removed_plates"();
