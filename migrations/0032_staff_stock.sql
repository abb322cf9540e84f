CREATE TABLE "planned_prices" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "planned_prices_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"car_id" integer NOT NULL,
	"price" integer NOT NULL,
	"base_price" integer,
	"from_day" date NOT NULL,
	"made_at" timestamp with time zone NOT NULL,
	"member_id" text NOT NULL,
	"member_name" text NOT NULL,
	"ended_at" timestamp with time zone,
	"ended" text,
	"why" text,
	CONSTRAINT "planned_prices_price" CHECK ("planned_prices"."price" between 1 and 100000000),
	CONSTRAINT "planned_prices_ended_known" CHECK ("planned_prices"."ended" in ('done', 'withdrawn', 'replaced', 'refused')),
	CONSTRAINT "planned_prices_over" CHECK (("planned_prices"."ended_at" is null) = ("planned_prices"."ended" is null))
);
--> statement-breakpoint
CREATE TABLE "stock_batches" (
	"batch" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"member_id" text NOT NULL,
	"member_name" text NOT NULL,
	"what" text NOT NULL,
	"cars" integer NOT NULL,
	"undoes" text,
	CONSTRAINT "stock_batches_kind_known" CHECK ("stock_batches"."kind" in ('bulk', 'import', 'undo'))
);
--> statement-breakpoint
ALTER TABLE "planned_prices" ADD CONSTRAINT "planned_prices_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "planned_prices_one_waits" ON "planned_prices" USING btree ("car_id") WHERE "planned_prices"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "planned_prices_car" ON "planned_prices" USING btree ("car_id","id");--> statement-breakpoint
CREATE INDEX "stock_batches_at" ON "stock_batches" USING btree ("at");--> statement-breakpoint
CREATE INDEX "stock_batches_undoes" ON "stock_batches" USING btree ("undoes");--> statement-breakpoint
-- The staff's list shows the plan: a car whose plan changes has changed.
CREATE TRIGGER stock_inserted AFTER INSERT ON "planned_prices" REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON "planned_prices" REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
-- What was done stays as it was, by the guard of the log of cases.
CREATE TRIGGER stock_batches_append_only BEFORE UPDATE OR DELETE ON "stock_batches" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
