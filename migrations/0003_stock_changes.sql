CREATE TABLE "stock_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"stock" text NOT NULL,
	"car_id" integer NOT NULL,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "stock_changes_transaction_stock_car_id_pk" PRIMARY KEY("transaction","stock","car_id"),
	CONSTRAINT "stock_changes_stock_known" CHECK ("stock_changes"."stock" in ('cars', 'external_adverts'))
);
--> statement-breakpoint
-- One call for each statement, however many rows it touched. Arguments: the stock, and the column with the car's id.
CREATE FUNCTION "note_stock_changes"() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	noted bigint;
BEGIN
	EXECUTE format(
		'insert into stock_changes (stock, car_id) select distinct %L, %I from touched on conflict do nothing',
		TG_ARGV[0], TG_ARGV[1]
	);
	GET DIAGNOSTICS noted = ROW_COUNT;
	IF noted > 0 THEN PERFORM pg_notify('stock_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- A card names the store, so a store's new name changes its cars.
CREATE FUNCTION "note_renamed_stores"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stock_changes (stock, car_id)
	SELECT 'cars', cars.id
	FROM touched JOIN untouched USING (slug) JOIN cars ON cars.location = touched.slug
	WHERE touched.name IS DISTINCT FROM untouched.name
	ON CONFLICT DO NOTHING;
	IF FOUND THEN PERFORM pg_notify('stock_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
-- PostgreSQL wants a trigger for each kind of statement when the touched rows are asked for. A car's id never changes,
-- so that the rows after an update say all.
DO $$
DECLARE
	source record;
BEGIN
	FOR source IN
		SELECT * FROM (VALUES
			('cars', 'cars', 'id'),
			('price_events', 'cars', 'car_id'),
			('status_events', 'cars', 'car_id'),
			('car_images', 'cars', 'car_id'),
			('condition_findings', 'cars', 'car_id'),
			('sold_cars', 'cars', 'car_id'),
			('external_adverts', 'external_adverts', 'id')
		) AS sources (name, stock, id_column)
	LOOP
		EXECUTE format(
			'create trigger stock_inserted after insert on %I referencing new table as touched for each statement execute function note_stock_changes(%L, %L)',
			source.name, source.stock, source.id_column
		);
		EXECUTE format(
			'create trigger stock_updated after update on %I referencing new table as touched for each statement execute function note_stock_changes(%L, %L)',
			source.name, source.stock, source.id_column
		);
		EXECUTE format(
			'create trigger stock_deleted after delete on %I referencing old table as touched for each statement execute function note_stock_changes(%L, %L)',
			source.name, source.stock, source.id_column
		);
	END LOOP;
END $$;
--> statement-breakpoint
CREATE TRIGGER "store_renamed" AFTER UPDATE ON "stores" REFERENCING OLD TABLE AS untouched NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION "note_renamed_stores"();
