ALTER TABLE "uploads" ADD COLUMN "sender" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "uploads" ADD COLUMN "arrived" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
UPDATE "uploads" SET "arrived" = CASE WHEN "state" = 'refused' THEN 0 ELSE "bytes" END WHERE "state" <> 'open' OR EXISTS (SELECT 1 FROM "upload_parts" WHERE "upload_parts"."key" = "uploads"."key");
