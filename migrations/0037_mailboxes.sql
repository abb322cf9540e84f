ALTER TABLE "mails" ADD COLUMN "mailbox" text;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "bound" text;--> statement-breakpoint
CREATE INDEX "mails_mailbox" ON "mails" USING btree (coalesce("mailbox", "to_address"),"created_at");