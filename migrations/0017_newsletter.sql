CREATE TABLE "newsletter_subscribers" (
	"address" text PRIMARY KEY NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"wording" text NOT NULL,
	"source" text NOT NULL
);
--> statement-breakpoint
CREATE INDEX "newsletter_subscribers_unconfirmed" ON "newsletter_subscribers" USING btree ("asked_at") WHERE "newsletter_subscribers"."confirmed_at" is null;