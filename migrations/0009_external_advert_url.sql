ALTER TABLE "external_adverts" ADD COLUMN "url" text;--> statement-breakpoint
ALTER TABLE "external_adverts" ADD CONSTRAINT "external_adverts_url_form" CHECK ("external_adverts"."url" ~ '^https://[^[:space:]/?#@"<>]+([/?#][^[:space:]"<>]*)?$' and length("external_adverts"."url") <= 2000);
