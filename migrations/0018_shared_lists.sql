CREATE TABLE "shared_lists" (
	"key" text PRIMARY KEY NOT NULL,
	"secret_hash" text NOT NULL,
	"plates" text[] NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"changed_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE INDEX "shared_lists_changed" ON "shared_lists" USING btree ("changed_at");