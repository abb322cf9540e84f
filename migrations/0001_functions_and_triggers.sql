-- What Drizzle cannot say: a table without a log, a range, an exclusion, functions and triggers.
--
-- What is counted of an address may be lost when the database falls: it need not go through its log.
ALTER TABLE rate_buckets SET UNLOGGED;
--> statement-breakpoint
-- Equal plates as ranges of one value that overlap: an exclusion needs an operator that GiST knows, and the extension
-- that knows "=" of texts is not everywhere. Not the car alone is busy: so is who values it, who fetches it, and a place
-- in the workshop.
CREATE TYPE plate_range AS RANGE (
    subtype = text,
    multirange_type_name = plate_multirange,
    collation = pg_catalog."C"
);
--> statement-breakpoint
ALTER TABLE ONLY test_drives
    ADD CONSTRAINT test_drives_one_at_a_time EXCLUDE USING gist (plate_range(COALESCE(place, licenseplate), COALESCE(place, licenseplate), '[]'::text) WITH &&, tstzrange(starts_at, ends_at) WITH &&) WHERE ((cancelled_at IS NULL));
--> statement-breakpoint
-- What changes of the stock is noted, one row a car and transaction; who listens reads it from there. One call for each
-- statement, however many rows it touched. Arguments: the stock, and the column with the car's id. PostgreSQL wants a
-- trigger for each kind of statement when the touched rows are asked for; a car's id never changes, so that the rows
-- after an update say all. Pictures, turntables, films, findings, prices and plans change their car.
CREATE FUNCTION note_stock_changes() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
	noted bigint;
BEGIN
	EXECUTE format(
		'insert into stock_changes (stock, car_id) select distinct %L, %I from touched on conflict do nothing',
		TG_ARGV[0], TG_ARGV[1]
	);
	GET DIAGNOSTICS noted = ROW_COUNT;
	IF noted > 0 THEN PERFORM pg_notify('stock_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_deleted AFTER DELETE ON car_images REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_deleted AFTER DELETE ON car_media REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_deleted AFTER DELETE ON cars REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'id');
--> statement-breakpoint
CREATE TRIGGER stock_deleted AFTER DELETE ON condition_findings REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_deleted AFTER DELETE ON external_adverts REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('external_adverts', 'id');
--> statement-breakpoint
CREATE TRIGGER stock_deleted AFTER DELETE ON price_events REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_deleted AFTER DELETE ON sold_cars REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_deleted AFTER DELETE ON status_events REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON car_images REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON car_media REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON cars REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'id');
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON condition_findings REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON external_adverts REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('external_adverts', 'id');
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON planned_prices REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON price_events REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON sold_cars REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_inserted AFTER INSERT ON status_events REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON car_images REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON car_media REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON condition_findings REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON external_adverts REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('external_adverts', 'id');
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON planned_prices REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON price_events REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON sold_cars REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON status_events REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
--> statement-breakpoint
-- Somebody who looks at a car does not change it: an update that touches nothing but the number of views is not noted.
-- Only rows whose number has changed are compared in full, so that every other update costs what it did.
CREATE FUNCTION note_changed_cars() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO stock_changes (stock, car_id)
	SELECT 'cars', touched.id
	FROM touched JOIN untouched USING (id)
	WHERE touched.total_view_count = untouched.total_view_count
		OR to_jsonb(touched) - 'total_view_count' IS DISTINCT FROM to_jsonb(untouched) - 'total_view_count'
	ON CONFLICT DO NOTHING;
	IF FOUND THEN PERFORM pg_notify('stock_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_updated AFTER UPDATE ON cars REFERENCING OLD TABLE AS untouched NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_changed_cars();
--> statement-breakpoint
-- A car that is removed leaves its plate behind: who follows the changes may know it by nothing else. Its pictures and
-- prices go before it, and with them comes a row without the plate.
CREATE FUNCTION note_removed_plates() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO stock_changes (stock, car_id, plate)
	SELECT 'cars', id, licenseplate FROM touched
	ON CONFLICT ("transaction", stock, car_id) DO UPDATE SET plate = excluded.plate;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_removed AFTER DELETE ON cars REFERENCING OLD TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_removed_plates();
--> statement-breakpoint
-- A card names the store, so a store's new name changes its cars.
CREATE FUNCTION note_renamed_stores() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO stock_changes (stock, car_id)
	SELECT 'cars', cars.id
	FROM touched JOIN untouched USING (slug) JOIN cars ON cars.location = touched.slug
	WHERE touched.name IS DISTINCT FROM untouched.name
	ON CONFLICT DO NOTHING;
	IF FOUND THEN PERFORM pg_notify('stock_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER store_renamed AFTER UPDATE ON stores REFERENCING OLD TABLE AS untouched NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION note_renamed_stores();
--> statement-breakpoint
-- Every page names, counts or lists the stores: whatever changes about them is noted once, and all are read anew.
CREATE FUNCTION note_changed_stores() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO stock_changes (stock, car_id) VALUES ('stores', 0) ON CONFLICT DO NOTHING;
	IF FOUND THEN PERFORM pg_notify('stock_changes', ''); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stores_changed AFTER INSERT OR DELETE OR UPDATE ON stores FOR EACH STATEMENT EXECUTE FUNCTION note_changed_stores();
--> statement-breakpoint
-- A car that has changed is looked at by a job, which is there if, and only if, the change is: one for each transaction.
CREATE FUNCTION match_watches() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	IF EXISTS (SELECT FROM "touched" WHERE "stock" = 'cars') THEN
		INSERT INTO "jobs" ("kind", "key") VALUES ('match-watches', format('match-watches:%s:%s', pg_current_xact_id(), extract(epoch from now())))
		ON CONFLICT ("key") DO NOTHING;
		IF FOUND THEN PERFORM pg_notify('jobs', 'match-watches'); END IF;
	END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER stock_changes_match_watches AFTER INSERT ON stock_changes REFERENCING NEW TABLE AS touched FOR EACH STATEMENT EXECUTE FUNCTION match_watches();
--> statement-breakpoint
-- An advert of others that has come or changed is looked at by a job in the same way.
CREATE FUNCTION match_trackers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
	INSERT INTO "jobs" ("kind", "key") VALUES ('match-trackers', format('match-trackers:%s:%s', pg_current_xact_id(), extract(epoch from now())))
	ON CONFLICT ("key") DO NOTHING;
	IF FOUND THEN PERFORM pg_notify('jobs', 'match-trackers'); END IF;
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER external_adverts_match_trackers AFTER INSERT OR UPDATE ON external_adverts FOR EACH STATEMENT EXECUTE FUNCTION match_trackers();
--> statement-breakpoint
-- Whoever is to drive a car that is reserved, sold or taken out of the stock is told by a job, which is there if, and
-- only if, the change of the car is. Of a car that changes only its test drives are told.
CREATE FUNCTION tell_test_drivers() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
DECLARE
	"told" integer;
BEGIN
	WITH "added" AS (
		INSERT INTO "jobs" ("kind", "key", "payload")
		SELECT 'drive-car', format('drive-car:%s:%s:%s', "case_id", "sequence", CASE TG_OP WHEN 'DELETE' THEN 'gone' ELSE NEW."status"::text END),
			jsonb_build_object('caseId', "case_id", 'sequence', "sequence")
		FROM "test_drives"
		WHERE "licenseplate" = OLD."licenseplate" AND "place" IS NULL AND "cancelled_at" IS NULL AND "starts_at" > now()
		ON CONFLICT ("key") DO NOTHING RETURNING "kind"
	)
	SELECT count(pg_notify('jobs', "kind")) INTO "told" FROM "added";
	RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER cars_removed_tell_test_drivers AFTER DELETE ON cars FOR EACH ROW EXECUTE FUNCTION tell_test_drivers();
--> statement-breakpoint
CREATE TRIGGER cars_tell_test_drivers AFTER UPDATE OF status ON cars FOR EACH ROW WHEN (((new.status IS DISTINCT FROM old.status) AND (new.status >= 135))) EXECUTE FUNCTION tell_test_drivers();
--> statement-breakpoint
-- The advert as it stood is what we promised: nobody changes it afterwards, by whichever way.
CREATE FUNCTION refuse_advert_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  RAISE EXCEPTION 'The advert of a hold is frozen' USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER holds_advert_frozen BEFORE UPDATE OF advert, advert_hash ON holds FOR EACH ROW EXECUTE FUNCTION refuse_advert_change();
--> statement-breakpoint
-- What has happened, what was written, sent, done and paid stays as it was: only the retention job, which says so, may
-- remove it. Of a bid nothing changes but that it was taken back, once; of a version of a proposal nothing but how often
-- it was opened, and that it was accepted, once.
CREATE FUNCTION refuse_case_change() RETURNS trigger
    LANGUAGE plpgsql
    AS $$
BEGIN
  IF TG_OP = 'DELETE' AND current_setting('app.retention', true) = 'on' THEN RETURN OLD; END IF;
  RAISE EXCEPTION '% is append-only', TG_TABLE_NAME USING ERRCODE = 'restrict_violation';
END $$;
--> statement-breakpoint
CREATE TRIGGER audit_log_append_only BEFORE DELETE OR UPDATE ON audit_log FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER audit_log_no_truncate BEFORE TRUNCATE ON audit_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER bid_log_kept BEFORE DELETE ON bid_log FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER bid_log_unchanged BEFORE UPDATE ON bid_log FOR EACH ROW WHEN (((old.undone_at IS NOT NULL) OR ((to_jsonb(new.*) - 'undone_at'::text) IS DISTINCT FROM (to_jsonb(old.*) - 'undone_at'::text)))) EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER car_costs_append_only BEFORE DELETE OR UPDATE ON car_costs FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER car_edits_append_only BEFORE DELETE OR UPDATE ON car_edits FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER car_edits_no_truncate BEFORE TRUNCATE ON car_edits FOR EACH STATEMENT EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER car_purchases_append_only BEFORE DELETE OR UPDATE ON car_purchases FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER case_attachments_append_only BEFORE DELETE OR UPDATE ON case_attachments FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER case_log_append_only BEFORE DELETE OR UPDATE ON case_log FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER case_log_no_truncate BEFORE TRUNCATE ON case_log FOR EACH STATEMENT EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER case_messages_append_only BEFORE DELETE OR UPDATE ON case_messages FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER case_notes_append_only BEFORE DELETE OR UPDATE ON case_notes FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER proposal_versions_kept BEFORE DELETE ON proposal_versions FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER proposal_versions_no_truncate BEFORE TRUNCATE ON proposal_versions FOR EACH STATEMENT EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER proposal_versions_unchanged BEFORE UPDATE ON proposal_versions FOR EACH ROW WHEN (((((((to_jsonb(new.*) - 'opened'::text) - 'accepted_at'::text) - 'accepted_by'::text) - 'accepted_choice'::text) IS DISTINCT FROM ((((to_jsonb(old.*) - 'opened'::text) - 'accepted_at'::text) - 'accepted_by'::text) - 'accepted_choice'::text)) OR ((old.accepted_at IS NOT NULL) AND ((to_jsonb(new.*) - 'opened'::text) IS DISTINCT FROM (to_jsonb(old.*) - 'opened'::text))))) EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER register_accesses_append_only BEFORE DELETE OR UPDATE ON register_accesses FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER register_accesses_no_truncate BEFORE TRUNCATE ON register_accesses FOR EACH STATEMENT EXECUTE FUNCTION refuse_case_change();
--> statement-breakpoint
CREATE TRIGGER stock_batches_append_only BEFORE DELETE OR UPDATE ON stock_batches FOR EACH ROW EXECUTE FUNCTION refuse_case_change();
