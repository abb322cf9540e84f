CREATE TABLE "picture_sources" (
	"source" text PRIMARY KEY NOT NULL,
	"url" text NOT NULL,
	"copied_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "has_awd" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "vat_deductible" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "owners" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "annual_tax" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "tyre_kind" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "tyre_depth_front" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "tyre_depth_rear" DROP NOT NULL;--> statement-breakpoint
-- The cars that are here were written with the rule that what nobody wrote about is normal; new ones must say so.
ALTER TABLE "cars" ADD COLUMN "inspection_complete" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "cars" ALTER COLUMN "inspection_complete" SET DEFAULT false;