CREATE TABLE "vocabulary_quiz" (
	"user_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"questions" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vocabulary_quiz_user_id_attempt_id_pk" PRIMARY KEY("user_id","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "vocabulary_quiz" ADD CONSTRAINT "vocabulary_quiz_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;