CREATE TABLE "quiz_answer" (
	"user_id" text NOT NULL,
	"quiz_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"question_id" text NOT NULL,
	"chosen" text,
	"is_correct" boolean NOT NULL,
	"confidence" integer,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_answer_user_id_quiz_id_attempt_id_question_id_pk" PRIMARY KEY("user_id","quiz_id","attempt_id","question_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_answer" ADD CONSTRAINT "quiz_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;