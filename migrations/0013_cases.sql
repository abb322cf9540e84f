CREATE SEQUENCE "public"."case_ids" INCREMENT BY 1 MINVALUE 0 MAXVALUE 9223372036854775807 START WITH 0 CACHE 1;--> statement-breakpoint
CREATE TABLE "case_attachments" (
	"case_id" integer NOT NULL,
	"place" integer NOT NULL,
	"at" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"bytes" integer NOT NULL,
	"file" text NOT NULL,
	"upload" text,
	CONSTRAINT "case_attachments_case_id_place_at_pk" PRIMARY KEY("case_id","place","at")
);
--> statement-breakpoint
CREATE TABLE "case_log" (
	"case_id" integer NOT NULL,
	"place" integer NOT NULL,
	"event" text NOT NULL,
	"by" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "case_log_case_id_place_pk" PRIMARY KEY("case_id","place"),
	CONSTRAINT "case_log_event" CHECK ("case_log"."event" in ('opened', 'takenOn', 'customerWrote', 'answered', 'askedCustomer', 'decided', 'closed', 'reopened')),
	CONSTRAINT "case_log_by" CHECK ("case_log"."by" in ('customer', 'staff', 'clock'))
);
--> statement-breakpoint
CREATE TABLE "case_messages" (
	"case_id" integer NOT NULL,
	"place" integer NOT NULL,
	"author" text NOT NULL,
	"text" text NOT NULL,
	CONSTRAINT "case_messages_case_id_place_pk" PRIMARY KEY("case_id","place")
);
--> statement-breakpoint
CREATE TABLE "cases" (
	"id" integer PRIMARY KEY NOT NULL,
	"number" text NOT NULL,
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"subject" text NOT NULL,
	"store_slug" text,
	"licenseplate" text,
	"name" text,
	"email" text,
	"phone_number" text,
	"answers" jsonb,
	"opened_at" timestamp with time zone NOT NULL,
	"answer_by" timestamp with time zone,
	"changed_at" timestamp with time zone NOT NULL,
	"closed_at" timestamp with time zone,
	"erased_at" timestamp with time zone,
	CONSTRAINT "cases_number_unique" UNIQUE("number"),
	CONSTRAINT "cases_kind" CHECK ("cases"."kind" in ('contact', 'valuation', 'complaint', 'warranty', 'workshop', 'withdrawal', 'testDrive', 'campaign', 'tradeInquiry', 'friend')),
	CONSTRAINT "cases_state" CHECK ("cases"."state" in ('received', 'inProgress', 'waitingForCustomer', 'answered', 'decided', 'closed')),
	CONSTRAINT "cases_plate" CHECK ("cases"."licenseplate" ~ '^[a-zåäö]{3}[0-9]{2}[a-zåäö0-9-]$'),
	CONSTRAINT "cases_closed" CHECK (("cases"."state" = 'closed') = ("cases"."closed_at" is not null)),
	CONSTRAINT "cases_erased" CHECK ("cases"."erased_at" is null or ("cases"."name" is null and "cases"."email" is null and "cases"."phone_number" is null and "cases"."licenseplate" is null and "cases"."answers" is null))
);
--> statement-breakpoint
CREATE TABLE "idempotency_keys" (
	"scope" text NOT NULL,
	"key" text NOT NULL,
	"request" text NOT NULL,
	"case_id" integer,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "idempotency_keys_scope_key_pk" PRIMARY KEY("scope","key")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "rate_buckets" (
	"key" text PRIMARY KEY NOT NULL,
	"tokens" real NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "case_attachments" ADD CONSTRAINT "case_attachments_case_id_place_case_messages_case_id_place_fk" FOREIGN KEY ("case_id","place") REFERENCES "public"."case_messages"("case_id","place") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_log" ADD CONSTRAINT "case_log_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "case_messages" ADD CONSTRAINT "case_messages_case_id_place_case_log_case_id_place_fk" FOREIGN KEY ("case_id","place") REFERENCES "public"."case_log"("case_id","place") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD CONSTRAINT "idempotency_keys_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cases_state" ON "cases" USING btree ("state","answer_by");--> statement-breakpoint
CREATE INDEX "cases_email" ON "cases" USING btree ("email");--> statement-breakpoint
CREATE INDEX "cases_closed_at" ON "cases" USING btree ("closed_at") WHERE "cases"."erased_at" is null;--> statement-breakpoint
CREATE INDEX "idempotency_keys_at" ON "idempotency_keys" USING btree ("at");--> statement-breakpoint
-- What has happened and what was written stays as it was: only the retention job, which says so, may remove it.
CREATE FUNCTION refuse_case_change() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('app.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;--> statement-breakpoint
CREATE TRIGGER case_log_append_only BEFORE UPDATE OR DELETE ON "case_log" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();--> statement-breakpoint
CREATE TRIGGER case_messages_append_only BEFORE UPDATE OR DELETE ON "case_messages" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();--> statement-breakpoint
CREATE TRIGGER case_attachments_append_only BEFORE UPDATE OR DELETE ON "case_attachments" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();--> statement-breakpoint
CREATE TRIGGER case_log_no_truncate BEFORE TRUNCATE ON "case_log" FOR EACH STATEMENT EXECUTE FUNCTION refuse_case_change();
