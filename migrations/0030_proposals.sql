CREATE TABLE "proposal_versions" (
	"proposal_id" integer NOT NULL,
	"version" integer NOT NULL,
	"content" text NOT NULL,
	"hash" text NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	"valid_until" timestamp with time zone NOT NULL,
	"opened" integer DEFAULT 0 NOT NULL,
	"accepted_at" timestamp with time zone,
	"accepted_by" text,
	"accepted_choice" jsonb,
	CONSTRAINT "proposal_versions_proposal_id_version_pk" PRIMARY KEY("proposal_id","version"),
	CONSTRAINT "proposal_versions_hash" CHECK ("proposal_versions"."hash" ~ '^[0-9a-f]{64}$'),
	CONSTRAINT "proposal_versions_times" CHECK ("proposal_versions"."valid_until" > "proposal_versions"."sent_at"),
	CONSTRAINT "proposal_versions_accepted" CHECK (("proposal_versions"."accepted_at" is null) = ("proposal_versions"."accepted_by" is null))
);
--> statement-breakpoint
CREATE TABLE "proposals" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "proposals_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"staff_email" text,
	"draft" jsonb NOT NULL,
	"revision" integer DEFAULT 0 NOT NULL,
	"moved" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"saved_at" timestamp with time zone NOT NULL,
	"withdrawn_at" timestamp with time zone,
	"choice" jsonb,
	"chosen_at" timestamp with time zone,
	"seen_at" timestamp with time zone,
	"case_number" text
);
--> statement-breakpoint
ALTER TABLE "cases" DROP CONSTRAINT "cases_kind";--> statement-breakpoint
ALTER TABLE "proposal_versions" ADD CONSTRAINT "proposal_versions_proposal_id_proposals_id_fk" FOREIGN KEY ("proposal_id") REFERENCES "public"."proposals"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "proposal_versions_address" ON "proposal_versions" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "proposal_versions_until" ON "proposal_versions" USING btree ("valid_until");--> statement-breakpoint
CREATE INDEX "proposals_staff" ON "proposals" USING btree ("staff_id","saved_at");--> statement-breakpoint
CREATE INDEX "proposals_saved" ON "proposals" USING btree ("saved_at");--> statement-breakpoint
CREATE INDEX "proposals_address" ON "proposals" USING btree (lower("draft" ->> 'email'));--> statement-breakpoint
ALTER TABLE "cases" ADD CONSTRAINT "cases_kind" CHECK ("cases"."kind" in ('contact', 'valuation', 'complaint', 'warranty', 'workshop', 'withdrawal', 'testDrive', 'campaign', 'proposal', 'tradeInquiry', 'friend'));--> statement-breakpoint
-- What was sent stays as it was, by the same guard as the logs of cases: only retention, which says so, may remove it. Of a
-- version nothing changes but how often it was opened, and that it was accepted, once.
CREATE TRIGGER proposal_versions_kept BEFORE DELETE ON "proposal_versions" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();--> statement-breakpoint
CREATE TRIGGER proposal_versions_no_truncate BEFORE TRUNCATE ON "proposal_versions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_case_change();--> statement-breakpoint
CREATE TRIGGER proposal_versions_unchanged BEFORE UPDATE ON "proposal_versions" FOR EACH ROW
	WHEN (
		(to_jsonb(NEW) - 'opened' - 'accepted_at' - 'accepted_by' - 'accepted_choice') IS DISTINCT FROM (to_jsonb(OLD) - 'opened' - 'accepted_at' - 'accepted_by' - 'accepted_choice')
		OR (OLD."accepted_at" IS NOT NULL AND (to_jsonb(NEW) - 'opened') IS DISTINCT FROM (to_jsonb(OLD) - 'opened'))
	) EXECUTE FUNCTION refuse_case_change();
