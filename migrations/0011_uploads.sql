CREATE TABLE "upload_parts" (
	"key" text NOT NULL,
	"number" integer NOT NULL,
	"sha256" text NOT NULL,
	CONSTRAINT "upload_parts_key_number_pk" PRIMARY KEY("key","number")
);
--> statement-breakpoint
CREATE TABLE "uploads" (
	"key" text PRIMARY KEY NOT NULL,
	"form" text NOT NULL,
	"name" text NOT NULL,
	"bytes" integer NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"result" jsonb,
	"begun_at" timestamp with time zone NOT NULL,
	"checked_from" timestamp with time zone,
	CONSTRAINT "uploads_state" CHECK ("uploads"."state" in ('open', 'checking', 'accepted', 'refused')),
	CONSTRAINT "uploads_result" CHECK (("uploads"."result" is not null) = ("uploads"."state" in ('accepted', 'refused')))
);
--> statement-breakpoint
ALTER TABLE "upload_parts" ADD CONSTRAINT "upload_parts_key_uploads_key_fk" FOREIGN KEY ("key") REFERENCES "public"."uploads"("key") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "uploads_form" ON "uploads" USING btree ("form");--> statement-breakpoint
CREATE INDEX "uploads_begun_at" ON "uploads" USING btree ("begun_at");