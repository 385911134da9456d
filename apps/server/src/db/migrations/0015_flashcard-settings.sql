CREATE TABLE "review_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"new_cards_per_day" smallint,
	"retention_percent" smallint
);
--> statement-breakpoint
ALTER TABLE "review" ADD COLUMN "retention_percent" smallint;--> statement-breakpoint
ALTER TABLE "review_settings" ADD CONSTRAINT "review_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;