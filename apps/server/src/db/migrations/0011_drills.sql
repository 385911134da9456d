CREATE TABLE "drill_answer" (
	"user_id" text NOT NULL,
	"pattern_id" text NOT NULL,
	"drill_id" uuid NOT NULL,
	"question" integer NOT NULL,
	"chosen" text NOT NULL,
	"chosen_pattern_id" text,
	"is_correct" boolean NOT NULL,
	"entries" jsonb NOT NULL,
	"local_day" date NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "drill_answer_user_id_pattern_id_drill_id_question_pk" PRIMARY KEY("user_id","pattern_id","drill_id","question")
);
--> statement-breakpoint
ALTER TABLE "drill_answer" ADD CONSTRAINT "drill_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "drill_answer_user_answered" ON "drill_answer" USING btree ("user_id","answered_at");