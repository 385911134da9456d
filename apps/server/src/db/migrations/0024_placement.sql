CREATE TABLE "placement_answer" (
	"user_id" text NOT NULL,
	"try_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"pattern_id" text NOT NULL,
	"is_near_miss" boolean NOT NULL,
	"chosen" text NOT NULL,
	"chosen_pattern_id" text,
	"offered_ids" jsonb NOT NULL,
	"choices" smallint NOT NULL,
	"is_correct" boolean NOT NULL,
	"local_day" date NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "placement_answer_user_id_try_id_question_id_pk" PRIMARY KEY("user_id","try_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "placement_answer" ADD CONSTRAINT "placement_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;