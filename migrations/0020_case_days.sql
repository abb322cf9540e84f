ALTER TABLE "cases" ADD COLUMN "received_on" date;--> statement-breakpoint
ALTER TABLE "cases" ADD COLUMN "noticed_on" date;