CREATE TABLE "matched_adverts" (
	"advert_id" integer PRIMARY KEY NOT NULL,
	"price" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "purchase_matches" (
	"tracker_id" integer NOT NULL,
	"advert_id" integer NOT NULL,
	"reason" text NOT NULL,
	"licenseplate" text NOT NULL,
	"price" integer NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	"handled_at" timestamp with time zone,
	CONSTRAINT "purchase_matches_tracker_id_advert_id_reason_pk" PRIMARY KEY("tracker_id","advert_id","reason")
);
--> statement-breakpoint
CREATE TABLE "purchase_trackers" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "purchase_trackers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"staff_id" text NOT NULL,
	"staff_name" text NOT NULL,
	"email" text,
	"query" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "purchase_matches" ADD CONSTRAINT "purchase_matches_tracker_id_purchase_trackers_id_fk" FOREIGN KEY ("tracker_id") REFERENCES "public"."purchase_trackers"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "purchase_matches_waiting" ON "purchase_matches" USING btree ("tracker_id","at") WHERE "purchase_matches"."handled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "purchase_trackers_once" ON "purchase_trackers" USING btree ("staff_id","query") WHERE "purchase_trackers"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "purchase_trackers_staff" ON "purchase_trackers" USING btree ("staff_id");--> statement-breakpoint
-- An advert that has come or changed is looked at by a job, which is there if, and only if, the change is.
CREATE FUNCTION "match_trackers"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	INSERT INTO "jobs" ("kind", "key") VALUES ('match-trackers', format('match-trackers:%s:%s', pg_current_xact_id(), extract(epoch from now())))
	ON CONFLICT ("key") DO NOTHING;
	IF FOUND THEN PERFORM pg_notify('jobs', 'match-trackers'); END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "external_adverts_match_trackers" AFTER INSERT OR UPDATE ON "external_adverts"
	FOR EACH STATEMENT EXECUTE FUNCTION "match_trackers"();
