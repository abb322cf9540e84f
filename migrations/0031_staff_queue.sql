CREATE TABLE "case_notes" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "case_notes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"case_id" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"text" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "test_drives" ADD COLUMN "outcome" text;--> statement-breakpoint
ALTER TABLE "case_notes" ADD CONSTRAINT "case_notes_case_id_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."cases"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "case_notes_case" ON "case_notes" USING btree ("case_id","id");--> statement-breakpoint
ALTER TABLE "test_drives" ADD CONSTRAINT "test_drives_outcome" CHECK ("test_drives"."outcome" in ('came', 'noShow'));--> statement-breakpoint
-- What we told each other stays as it was, by the guard of the log of cases: it goes with the case's words.
CREATE TRIGGER case_notes_append_only BEFORE UPDATE OR DELETE ON "case_notes" FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
