ALTER TABLE "stock_changes" DROP CONSTRAINT "stock_changes_stock_known";--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "label" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "kind" text DEFAULT 'store' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "aliases" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hours_weekdays" text DEFAULT '09:00-19:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hours_saturday" text DEFAULT '10:00-18:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hours_sunday" text DEFAULT '10:00-16:00' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "hours_exceptions" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "stores" ADD COLUMN "is_retired" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "stock_changes" ADD CONSTRAINT "stock_changes_stock_known" CHECK ("stock_changes"."stock" in ('cars', 'external_adverts', 'stores'));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_kind_known" CHECK ("stores"."kind" in ('store', 'web', 'electric', 'transport'));--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_hours_weekdays_form" CHECK ("stores"."hours_weekdays" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)|stängt)$');--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_hours_saturday_form" CHECK ("stores"."hours_saturday" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)|stängt)$');--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_hours_sunday_form" CHECK ("stores"."hours_sunday" ~ '^(([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)|stängt)$');--> statement-breakpoint
ALTER TABLE "stores" ADD CONSTRAINT "stores_hours_exceptions_form" CHECK (array_to_string("stores"."hours_exceptions", '|') ~ '^([0-9]{4}-[0-9]{2}-[0-9]{2} (([01][0-9]|2[0-3]):[0-5][0-9]-(([01][0-9]|2[0-3]):[0-5][0-9]|24:00)|stängt)(\||$))*$');
--> statement-breakpoint
-- The three that are more than a store were known by their slugs until now.
UPDATE "stores" SET "label" = CASE "slug"
	WHEN 'weblager' THEN 'Weblager' WHEN 'recharge' THEN 'Recharge' WHEN 'transport' THEN 'Transport' ELSE "area" END,
	"kind" = CASE "slug"
	WHEN 'weblager' THEN 'web' WHEN 'recharge' THEN 'electric' WHEN 'transport' THEN 'transport' ELSE 'store' END;
--> statement-breakpoint
-- Every page names, counts or lists the stores: whatever changes about them is noted once, and all are read anew.
CREATE FUNCTION "note_changed_stores"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO stock_changes (stock, car_id) VALUES ('stores', 0) ON CONFLICT DO NOTHING;
	IF FOUND THEN PERFORM pg_notify('stock_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER "stores_changed" AFTER INSERT OR UPDATE OR DELETE ON "stores"
	FOR EACH STATEMENT EXECUTE FUNCTION "note_changed_stores"();
