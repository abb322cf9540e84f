CREATE TABLE "account_links" (
	"token_hash" text PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"address" text NOT NULL,
	"asker_hash" text,
	"code" text NOT NULL,
	"tries" smallint DEFAULT 0 NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_links_purpose" CHECK ("account_links"."purpose" in ('sign-in', 'erase'))
);
--> statement-breakpoint
CREATE TABLE "account_sessions" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "account_sessions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text NOT NULL,
	"token_hash" text NOT NULL,
	"next_hash" text,
	"next_at" timestamp with time zone,
	"previous_hash" text,
	"rotated_at" timestamp with time zone NOT NULL,
	"csrf" text NOT NULL,
	"device" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"seen_at" timestamp with time zone NOT NULL,
	CONSTRAINT "account_sessions_token_hash_unique" UNIQUE("token_hash"),
	CONSTRAINT "account_sessions_next_hash_unique" UNIQUE("next_hash")
);
--> statement-breakpoint
CREATE TABLE "account_states" (
	"address" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"signed_in_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "account_links_address" ON "account_links" USING btree ("address");--> statement-breakpoint
CREATE INDEX "account_links_asker" ON "account_links" USING btree ("asker_hash");--> statement-breakpoint
CREATE INDEX "account_links_expires" ON "account_links" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "account_sessions_address" ON "account_sessions" USING btree ("address");--> statement-breakpoint
CREATE INDEX "account_sessions_previous" ON "account_sessions" USING btree ("previous_hash") WHERE "account_sessions"."previous_hash" is not null;--> statement-breakpoint
CREATE INDEX "account_sessions_seen" ON "account_sessions" USING btree ("seen_at");--> statement-breakpoint
CREATE INDEX "account_states_signed_in" ON "account_states" USING btree ("signed_in_at");--> statement-breakpoint
CREATE INDEX "cases_address" ON "cases" USING btree (lower("email"));--> statement-breakpoint
CREATE INDEX "holds_address" ON "holds" USING btree (lower("email"));