CREATE TABLE "jobs" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "jobs_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"key" text NOT NULL,
	"payload" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"run_at" timestamp with time zone DEFAULT now() NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"state" text DEFAULT 'waiting' NOT NULL,
	"last_error" text,
	"claimed_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	CONSTRAINT "jobs_key" UNIQUE("key"),
	CONSTRAINT "jobs_state" CHECK ("jobs"."state" in ('waiting', 'done', 'dead')),
	CONSTRAINT "jobs_finished_at" CHECK (("jobs"."finished_at" is null) = ("jobs"."state" = 'waiting'))
);
--> statement-breakpoint
CREATE TABLE "mail_addresses" (
	"address" text PRIMARY KEY NOT NULL,
	"confirmed_at" timestamp with time zone,
	"bounced_at" timestamp with time zone,
	"bounce" text
);
--> statement-breakpoint
CREATE TABLE "mail_attachments" (
	"mail_id" uuid NOT NULL,
	"position" integer NOT NULL,
	"name" text NOT NULL,
	"type" text NOT NULL,
	"content" "bytea" NOT NULL,
	CONSTRAINT "mail_attachments_mail_id_position_pk" PRIMARY KEY("mail_id","position")
);
--> statement-breakpoint
CREATE TABLE "mail_opt_outs" (
	"address" text NOT NULL,
	"topic" text NOT NULL,
	"left_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "mail_opt_outs_address_topic_pk" PRIMARY KEY("address","topic")
);
--> statement-breakpoint
CREATE TABLE "mails" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"message_key" text NOT NULL,
	"kind" text NOT NULL,
	"to_address" text NOT NULL,
	"from_name" text,
	"reply_to" text,
	"subject" text NOT NULL,
	"preheader" text NOT NULL,
	"blocks" jsonb NOT NULL,
	"reason" text NOT NULL,
	"topic" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"problem" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"sent_at" timestamp with time zone,
	CONSTRAINT "mails_message_key" UNIQUE("message_key"),
	CONSTRAINT "mails_state" CHECK ("mails"."state" in ('waiting', 'sent', 'dead', 'held')),
	CONSTRAINT "mails_sent_at" CHECK (("mails"."sent_at" is not null) = ("mails"."state" = 'sent'))
);
--> statement-breakpoint
ALTER TABLE "mail_attachments" ADD CONSTRAINT "mail_attachments_mail_id_mails_id_fk" FOREIGN KEY ("mail_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jobs_due" ON "jobs" USING btree ("run_at","id") WHERE state = 'waiting';--> statement-breakpoint
CREATE INDEX "jobs_finished" ON "jobs" USING btree ("finished_at") WHERE state <> 'waiting';--> statement-breakpoint
CREATE INDEX "mails_to" ON "mails" USING btree ("to_address","created_at");--> statement-breakpoint
CREATE INDEX "mails_created_at" ON "mails" USING btree ("created_at");