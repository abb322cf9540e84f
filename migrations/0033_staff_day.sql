CREATE TABLE "answer_templates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "answer_templates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"title" text NOT NULL,
	"text" text NOT NULL,
	"kind" text,
	"is_shared" boolean NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "answer_templates_kind" CHECK ("answer_templates"."kind" in ('contact', 'valuation', 'complaint', 'warranty', 'workshop', 'withdrawal', 'testDrive', 'campaign', 'proposal', 'tradeInquiry', 'friend'))
);
--> statement-breakpoint
CREATE TABLE "staff_news" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "staff_news_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"staff_id" text NOT NULL,
	"kind" text NOT NULL,
	"subject" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"read_at" timestamp with time zone,
	CONSTRAINT "staff_news_kind" CHECK ("staff_news"."kind" in ('assigned', 'customerWrote', 'proposalOpened', 'proposalAsked', 'proposalAccepted', 'carHeld'))
);
--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "snoozed_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "snoozed_by" text;--> statement-breakpoint
CREATE UNIQUE INDEX "answer_templates_title" ON "answer_templates" USING btree ("staff_id",lower("title"));--> statement-breakpoint
CREATE UNIQUE INDEX "answer_templates_shared" ON "answer_templates" USING btree (lower("title")) WHERE "answer_templates"."is_shared";--> statement-breakpoint
CREATE UNIQUE INDEX "staff_news_unread" ON "staff_news" USING btree ("staff_id","kind","subject") WHERE "staff_news"."read_at" is null;--> statement-breakpoint
CREATE INDEX "staff_news_staff" ON "staff_news" USING btree ("staff_id","at");--> statement-breakpoint
CREATE INDEX "staff_news_at" ON "staff_news" USING btree ("at");--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_snoozed" CHECK (("cases"."snoozed_until" is null) = ("cases"."snoozed_by" is null));