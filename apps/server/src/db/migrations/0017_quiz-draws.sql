CREATE TABLE "quiz_draw" (
	"user_id" text NOT NULL,
	"quiz_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"seed" integer NOT NULL,
	"item_ids" jsonb NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_draw_user_id_quiz_id_attempt_id_pk" PRIMARY KEY("user_id","quiz_id","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_answer" ADD COLUMN "chosen_pattern_id" text;--> statement-breakpoint
ALTER TABLE "quiz_draw" ADD CONSTRAINT "quiz_draw_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;