CREATE TABLE "car_edits" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "car_edits_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"batch" text NOT NULL,
	"car_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"member_id" text NOT NULL,
	"member_name" text NOT NULL,
	"field" text NOT NULL,
	"before" jsonb,
	"after" jsonb
);
--> statement-breakpoint
CREATE INDEX "car_edits_car" ON "car_edits" USING btree ("car_id","id");--> statement-breakpoint
CREATE INDEX "car_edits_batch" ON "car_edits" USING btree ("batch");--> statement-breakpoint
CREATE INDEX "car_edits_member" ON "car_edits" USING btree ("member_id","at");--> statement-breakpoint
-- What was done stays as it was, by the same guard as the log of cases: only the retention job, which says so, may remove a row.
CREATE TRIGGER car_edits_append_only BEFORE UPDATE OR DELETE ON "car_edits" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();--> statement-breakpoint
CREATE TRIGGER car_edits_no_truncate BEFORE TRUNCATE ON "car_edits" FOR EACH STATEMENT EXECUTE FUNCTION refuse_case_change();
