CREATE TABLE "car_media" (
	"car_id" integer PRIMARY KEY NOT NULL,
	"spin_frames" text[],
	"video_url" text,
	"video_poster" text,
	CONSTRAINT "car_media_something" CHECK ("car_media"."spin_frames" is not null or "car_media"."video_url" is not null),
	CONSTRAINT "car_media_video_whole" CHECK (("car_media"."video_url" is null) = ("car_media"."video_poster" is null))
);
--> statement-breakpoint
ALTER TABLE "car_images" ADD COLUMN "preview" text;--> statement-breakpoint
ALTER TABLE "picture_sources" ADD COLUMN "preview" text;--> statement-breakpoint
ALTER TABLE "car_media" ADD CONSTRAINT "car_media_car_id_cars_id_fk" FOREIGN KEY ("car_id") REFERENCES "public"."cars"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
-- A turntable or a film that comes or goes changes its car, as pictures do.
CREATE TRIGGER "stock_inserted" AFTER INSERT ON "car_media" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');--> statement-breakpoint
CREATE TRIGGER "stock_updated" AFTER UPDATE ON "car_media" REFERENCING NEW TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');--> statement-breakpoint
CREATE TRIGGER "stock_deleted" AFTER DELETE ON "car_media" REFERENCING OLD TABLE AS touched
	FOR EACH STATEMENT EXECUTE FUNCTION note_stock_changes('cars', 'car_id');
