CREATE TABLE "estimates" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "estimates_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"plate_hash" text,
	"given_at" timestamp with time zone NOT NULL,
	"given_on" date NOT NULL,
	"estimate" integer NOT NULL,
	"low" integer NOT NULL,
	"high" integer NOT NULL,
	"paid" integer,
	"paid_at" timestamp with time zone,
	CONSTRAINT "estimates_range" CHECK ("estimates"."low" <= "estimates"."estimate" and "estimates"."estimate" <= "estimates"."high"),
	CONSTRAINT "estimates_paid_price" CHECK ("estimates"."paid" between 1 and 100000000),
	CONSTRAINT "estimates_paid_whole" CHECK (("estimates"."paid" is null) = ("estimates"."paid_at" is null))
);
--> statement-breakpoint
CREATE UNIQUE INDEX "estimates_of_day" ON "estimates" USING btree ("plate_hash","given_on");--> statement-breakpoint
CREATE INDEX "estimates_paid" ON "estimates" USING btree ("paid_at") WHERE "estimates"."paid_at" is not null;