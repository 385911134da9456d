CREATE TABLE "daily_answer" (
	"user_id" text NOT NULL,
	"chart_day" date NOT NULL,
	"pattern_id" text NOT NULL,
	"question_kind" text NOT NULL,
	"chosen" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"chosen_pattern_id" text,
	"is_near_miss" boolean NOT NULL,
	"choice_count" integer NOT NULL,
	"offered_ids" jsonb NOT NULL,
	"entries" jsonb NOT NULL,
	"local_day" date NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "daily_answer_user_id_chart_day_pk" PRIMARY KEY("user_id","chart_day")
);
--> statement-breakpoint
ALTER TABLE "daily_answer" ADD CONSTRAINT "daily_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "daily_answer_chart_day" ON "daily_answer" USING btree ("chart_day","is_correct");