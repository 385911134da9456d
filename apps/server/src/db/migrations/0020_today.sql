CREATE TABLE "today_settings" (
	"user_id" text PRIMARY KEY NOT NULL,
	"minutes" smallint
);
--> statement-breakpoint
ALTER TABLE "drill_answer" ADD COLUMN "against" text;--> statement-breakpoint
ALTER TABLE "drill_answer" ADD COLUMN "asked_pattern_id" text;--> statement-breakpoint
ALTER TABLE "drill_answer" ADD COLUMN "question_kind" text;--> statement-breakpoint
ALTER TABLE "drill_answer" ADD COLUMN "choice_count" smallint;--> statement-breakpoint
ALTER TABLE "drill_answer" ADD COLUMN "is_near_miss" boolean;--> statement-breakpoint
ALTER TABLE "drill_answer" ADD COLUMN "offered_ids" jsonb;--> statement-breakpoint
ALTER TABLE "drill_answer" ADD COLUMN "response_ms" integer;--> statement-breakpoint
ALTER TABLE "drill_answer" ADD COLUMN "is_merged" boolean;--> statement-breakpoint
ALTER TABLE "quiz_answer" ADD COLUMN "offered_ids" jsonb;--> statement-breakpoint
ALTER TABLE "quiz_answer" ADD COLUMN "local_day" date;--> statement-breakpoint
ALTER TABLE "scenario_answer" ADD COLUMN "local_day" date;--> statement-breakpoint
ALTER TABLE "today_settings" ADD CONSTRAINT "today_settings_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;