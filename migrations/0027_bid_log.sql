CREATE TABLE "bid_log" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "bid_log_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"licenseplate" text NOT NULL,
	"bid" integer NOT NULL,
	"mileage" integer NOT NULL,
	"estimated_sale_price" integer NOT NULL,
	"estimated_cost" integer NOT NULL,
	"note" text,
	"type" integer NOT NULL,
	"normalized_make" text,
	"series" text,
	"model_price" integer,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"undone_at" timestamp with time zone,
	CONSTRAINT "bid_log_plate_form" CHECK ("bid_log"."licenseplate" ~ '^[a-zåäö]{3}[0-9]{2}[a-zåäö0-9-]$'),
	CONSTRAINT "bid_log_bid_range" CHECK ("bid_log"."bid" between 0 and 999999999),
	CONSTRAINT "bid_log_mileage_range" CHECK ("bid_log"."mileage" between 0 and 999999999),
	CONSTRAINT "bid_log_sale_price_range" CHECK ("bid_log"."estimated_sale_price" between 0 and 999999999),
	CONSTRAINT "bid_log_cost_range" CHECK ("bid_log"."estimated_cost" between 0 and 999999999),
	CONSTRAINT "bid_log_model_price_range" CHECK ("bid_log"."model_price" between 1 and 100000000),
	CONSTRAINT "bid_log_undone" CHECK ("bid_log"."undone_at" >= "bid_log"."at")
);
--> statement-breakpoint
CREATE TABLE "car_costs" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_costs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"licenseplate" text NOT NULL,
	"kind" text NOT NULL,
	"kronor" integer NOT NULL,
	"note" text,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "car_costs_plate_form" CHECK ("car_costs"."licenseplate" ~ '^[a-zåäö]{3}[0-9]{2}[a-zåäö0-9-]$'),
	CONSTRAINT "car_costs_kind" CHECK ("car_costs"."kind" in ('reconditioning', 'tyres', 'workshop', 'paint', 'transport', 'other')),
	CONSTRAINT "car_costs_kronor_range" CHECK ("car_costs"."kronor" between -10000000 and 10000000 and "car_costs"."kronor" <> 0)
);
--> statement-breakpoint
CREATE TABLE "register_accesses" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "register_accesses_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"licenseplate" text NOT NULL,
	"part" text NOT NULL,
	"reason" text NOT NULL,
	"is_customer_asking" boolean NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "register_accesses_plate_form" CHECK ("register_accesses"."licenseplate" ~ '^[a-zåäö]{3}[0-9]{2}[a-zåäö0-9-]$'),
	CONSTRAINT "register_accesses_part" CHECK ("register_accesses"."part" in ('chassis', 'debt', 'owner')),
	CONSTRAINT "register_accesses_reason" CHECK ("register_accesses"."reason" in ('settle-credit', 'appraisal', 'change-of-owner', 'equipment-order', 'suspected-theft'))
);
--> statement-breakpoint
CREATE INDEX "bid_log_plate" ON "bid_log" USING btree ("licenseplate","at");--> statement-breakpoint
CREATE INDEX "bid_log_staff" ON "bid_log" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "bid_log_series" ON "bid_log" USING btree ("normalized_make","series","at");--> statement-breakpoint
CREATE INDEX "car_costs_plate" ON "car_costs" USING btree ("licenseplate","at");--> statement-breakpoint
CREATE INDEX "register_accesses_plate" ON "register_accesses" USING btree ("licenseplate","at");--> statement-breakpoint
CREATE INDEX "register_accesses_staff" ON "register_accesses" USING btree ("staff_id","at");--> statement-breakpoint
-- Logs stay as they were, by the same guard as those of cases: only the retention job, which says so, may remove a row.
CREATE TRIGGER register_accesses_append_only BEFORE UPDATE OR DELETE ON "register_accesses" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();--> statement-breakpoint
CREATE TRIGGER register_accesses_no_truncate BEFORE TRUNCATE ON "register_accesses" FOR EACH STATEMENT EXECUTE FUNCTION refuse_case_change();--> statement-breakpoint
CREATE TRIGGER car_costs_append_only BEFORE UPDATE OR DELETE ON "car_costs" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();--> statement-breakpoint
CREATE TRIGGER bid_log_kept BEFORE DELETE ON "bid_log" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();--> statement-breakpoint
-- Of a bid nothing changes but that it was taken back, once.
CREATE TRIGGER bid_log_unchanged BEFORE UPDATE ON "bid_log" FOR EACH ROW
	WHEN (OLD."undone_at" IS NOT NULL OR (to_jsonb(NEW) - 'undone_at') IS DISTINCT FROM (to_jsonb(OLD) - 'undone_at')) EXECUTE FUNCTION refuse_case_change();
