CREATE TABLE "car_purchases" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_purchases_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"licenseplate" text NOT NULL,
	"price" integer NOT NULL,
	"estimated_cost" integer NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "car_purchases_plate_form" CHECK ("car_purchases"."licenseplate" ~ '^[a-zåäö]{3}[0-9]{2}[a-zåäö0-9-]$'),
	CONSTRAINT "car_purchases_price_range" CHECK ("car_purchases"."price" between 0 and 100000000),
	CONSTRAINT "car_purchases_cost_range" CHECK ("car_purchases"."estimated_cost" between 0 and 10000000)
);
--> statement-breakpoint
ALTER TABLE "staff_news" DROP CONSTRAINT "staff_news_kind";--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "lowered_price" integer;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "assignee_id" text;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "assignee_name" text;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "contact_by" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "holds" ADD COLUMN "contacted_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "car_purchases_plate" ON "car_purchases" USING btree ("licenseplate","id");--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_lowered_price_range" CHECK ("holds"."lowered_price" between 1 and 100000000);--> statement-breakpoint
ALTER TABLE "holds" ADD CONSTRAINT "holds_assignee" CHECK (("holds"."assignee_id" is null) = ("holds"."assignee_name" is null));--> statement-breakpoint
ALTER TABLE "staff_news" ADD CONSTRAINT "staff_news_kind" CHECK ("staff_news"."kind" in ('assigned', 'customerWrote', 'proposalOpened', 'proposalAsked', 'proposalAccepted', 'proposalCar', 'carHeld'));--> statement-breakpoint
-- What was paid stays as it was written, by the guard of the log of cases.
CREATE TRIGGER car_purchases_append_only BEFORE UPDATE OR DELETE ON "car_purchases" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
