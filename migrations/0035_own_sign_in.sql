CREATE TABLE "idp_records" (
	"key" text PRIMARY KEY NOT NULL,
	"uid" text,
	"grant_id" text,
	"account_id" text,
	"network" text NOT NULL,
	"payload" jsonb NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"consumed_at" timestamp with time zone,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sign_in_attempts" (
	"key" text PRIMARY KEY NOT NULL,
	"level" double precision NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"free_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "staff_second_factors" (
	"user_id" text PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"last_step" bigint NOT NULL,
	"recovery_codes" text[] NOT NULL,
	"enrolled_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "idp_records_uid" ON "idp_records" USING btree ("uid") WHERE "idp_records"."uid" is not null;--> statement-breakpoint
CREATE INDEX "idp_records_grant" ON "idp_records" USING btree ("grant_id") WHERE "idp_records"."grant_id" is not null;--> statement-breakpoint
CREATE INDEX "idp_records_account" ON "idp_records" USING btree ("account_id") WHERE "idp_records"."account_id" is not null;--> statement-breakpoint
CREATE INDEX "idp_records_strangers" ON "idp_records" USING btree ("created_at") WHERE "idp_records"."account_id" is null;--> statement-breakpoint
CREATE INDEX "idp_records_network" ON "idp_records" USING btree ("network","created_at") WHERE "idp_records"."account_id" is null;--> statement-breakpoint
CREATE INDEX "idp_records_expires" ON "idp_records" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "sign_in_attempts_at" ON "sign_in_attempts" USING btree ("at");