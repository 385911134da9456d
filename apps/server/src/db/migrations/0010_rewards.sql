CREATE TABLE "celebration" (
	"user_id" text NOT NULL,
	"trigger" text NOT NULL,
	"id" uuid NOT NULL,
	"sequence" bigint GENERATED ALWAYS AS IDENTITY (sequence name "celebration_sequence_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"type" text NOT NULL,
	"points" integer,
	"streak_days" integer,
	"created_at" timestamp with time zone NOT NULL,
	"viewed_at" timestamp with time zone,
	CONSTRAINT "celebration_user_id_trigger_pk" PRIMARY KEY("user_id","trigger"),
	CONSTRAINT "celebration_id" UNIQUE("id")
);
--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "weekly_email" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "weekly_email_queued_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "correct" integer;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "total" integer;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "seconds" integer;--> statement-breakpoint
ALTER TABLE "celebration" ADD CONSTRAINT "celebration_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "celebration_unviewed" ON "celebration" USING btree ("user_id") WHERE "celebration"."viewed_at" is null;--> statement-breakpoint
CREATE INDEX "user_weekly_email" ON "user" USING btree ("id") WHERE "user"."weekly_email";--> statement-breakpoint
CREATE INDEX "xp_ledger_user_earned" ON "xp_ledger" USING btree ("user_id","earned_at");--> statement-breakpoint
-- What earlier events came to stands beside them already: it is added to their rows, and nothing in them changes.
UPDATE "activity" SET "correct" = "quiz_attempt"."score", "total" = "quiz_attempt"."total_questions", "seconds" = "quiz_attempt"."seconds"
FROM "quiz_attempt"
WHERE "activity"."user_id" = "quiz_attempt"."user_id" AND "activity"."occurred_at" = "quiz_attempt"."finished_at"
	AND "activity"."kind" IN ('quiz-completed', 'vocabulary-quiz-completed') AND "activity"."subject" = "quiz_attempt"."quiz_id";--> statement-breakpoint
UPDATE "activity" SET "correct" = "scenario_answer"."is_correct"::integer, "total" = 1
FROM "scenario_answer"
WHERE "activity"."user_id" = "scenario_answer"."user_id" AND "activity"."occurred_at" = "scenario_answer"."answered_at"
	AND "activity"."kind" = 'scenario-answered' AND "activity"."subject" = "scenario_answer"."scenario_id";
