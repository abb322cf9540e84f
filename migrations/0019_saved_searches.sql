CREATE TABLE "matched_cars" (
	"car_id" integer PRIMARY KEY NOT NULL,
	"licenseplate" text NOT NULL,
	"status" smallint NOT NULL,
	"price" integer
);
--> statement-breakpoint
CREATE TABLE "watch_hits" (
	"watch_id" integer NOT NULL,
	"car_id" integer NOT NULL,
	"reason" text NOT NULL,
	"licenseplate" text NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"told_at" timestamp with time zone,
	CONSTRAINT "watch_hits_watch_id_car_id_reason_pk" PRIMARY KEY("watch_id","car_id","reason")
);
--> statement-breakpoint
CREATE TABLE "watches" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "watches_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"address" text,
	"phone_number" text,
	"query" text NOT NULL,
	"pace" text NOT NULL,
	"newsletter" boolean DEFAULT false NOT NULL,
	"session_origin" jsonb,
	"source" text NOT NULL,
	"asked_at" timestamp with time zone NOT NULL,
	"confirmed_at" timestamp with time zone,
	"paused_at" timestamp with time zone,
	"until" timestamp with time zone,
	"told_at" timestamp with time zone,
	"changed_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "watches_pace" CHECK ("watches"."pace" in ('at-once', 'daily')),
	CONSTRAINT "watches_reach" CHECK (("watches"."address" is null) <> ("watches"."phone_number" is null)),
	CONSTRAINT "watches_times" CHECK (("watches"."confirmed_at" is null) = ("watches"."until" is null))
);
--> statement-breakpoint
ALTER TABLE "watch_hits" ADD CONSTRAINT "watch_hits_watch_id_watches_id_fk" FOREIGN KEY ("watch_id") REFERENCES "public"."watches"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "watch_hits_waiting" ON "watch_hits" USING btree ("watch_id") WHERE "watch_hits"."told_at" is null;--> statement-breakpoint
CREATE INDEX "watch_hits_of_car" ON "watch_hits" USING btree ("car_id","reason");--> statement-breakpoint
CREATE UNIQUE INDEX "watches_once" ON "watches" USING btree ("address","query") WHERE "watches"."address" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "watches_once_by_phone" ON "watches" USING btree ("phone_number","query") WHERE "watches"."address" is null;--> statement-breakpoint
CREATE INDEX "watches_changed" ON "watches" USING btree ("changed_at");--> statement-breakpoint
CREATE INDEX "watches_unconfirmed" ON "watches" USING btree ("asked_at") WHERE "watches"."confirmed_at" is null;--> statement-breakpoint
CREATE INDEX "watches_until" ON "watches" USING btree ("until");--> statement-breakpoint
-- A car that has changed is looked at by a job, which is there if, and only if, the change is: one for each transaction.
CREATE FUNCTION "match_watches"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	IF EXISTS (SELECT FROM "touched" WHERE "stock" = 'cars') THEN
		INSERT INTO "jobs" ("kind", "key") VALUES ('match-watches', format('match-watches:%s:%s', pg_current_xact_id(), extract(epoch from now())))
		ON CONFLICT ("key") DO NOTHING;
		IF FOUND THEN PERFORM pg_notify('jobs', 'match-watches'); END IF;
	END IF;
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER "stock_changes_match_watches" AFTER INSERT ON "stock_changes" REFERENCING NEW TABLE AS "touched"
	FOR EACH STATEMENT EXECUTE FUNCTION "match_watches"();
