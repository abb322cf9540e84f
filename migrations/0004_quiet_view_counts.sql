-- Somebody who looks at a car does not change it: an update that touches nothing but the number of views is not noted.
-- Only rows whose number has changed are compared in full, so that every other update costs what it did.
CREATE FUNCTION "note_changed_cars"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stock_changes (stock, car_id)
	SELECT 'cars', touched.id
	FROM touched JOIN untouched USING (id)
	WHERE touched.total_view_count = untouched.total_view_count
		OR to_jsonb(touched) - 'total_view_count' IS DISTINCT FROM to_jsonb(untouched) - 'total_view_count'
	ON CONFLICT DO NOTHING;
	IF FOUND THEN PERFORM pg_notify('stock_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
DROP TRIGGER "stock_updated" ON "cars";
--> statement-breakpoint
CREATE TRIGGER "stock_updated" AFTER UPDATE ON "cars" REFERENCING OLD TABLE AS untouched NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_cars"();
