CREATE TABLE "quiz_attempt" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"quiz_id" text,
	"category" text NOT NULL,
	"score" integer NOT NULL,
	"total_questions" integer NOT NULL,
	"seconds" integer,
	"results" jsonb NOT NULL,
	"entries" jsonb NOT NULL,
	"local_day" date NOT NULL,
	"finished_at" timestamp with time zone NOT NULL,
	CONSTRAINT "quiz_attempt_user_id_id_pk" PRIMARY KEY("user_id","id"),
	CONSTRAINT "quiz_attempt_score" CHECK ("quiz_attempt"."score" between 0 and "quiz_attempt"."total_questions")
);
--> statement-breakpoint
CREATE TABLE "review" (
	"user_id" text NOT NULL,
	"entry_id" text NOT NULL,
	"kind" text NOT NULL,
	"card_id" text,
	"grade" text,
	"undoes" text,
	"reviewed_at" timestamp with time zone NOT NULL,
	"local_day" date NOT NULL,
	CONSTRAINT "review_user_id_entry_id_pk" PRIMARY KEY("user_id","entry_id")
);
--> statement-breakpoint
CREATE TABLE "scenario_answer" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "scenario_answer_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"scenario_id" text NOT NULL,
	"attempt_id" uuid NOT NULL,
	"option_id" text NOT NULL,
	"is_correct" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	CONSTRAINT "scenario_answer_attempt" UNIQUE("user_id","scenario_id","attempt_id")
);
--> statement-breakpoint
ALTER TABLE "quiz_attempt" ADD CONSTRAINT "quiz_attempt_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "review" ADD CONSTRAINT "review_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "scenario_answer" ADD CONSTRAINT "scenario_answer_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "quiz_attempt_user_finished" ON "quiz_attempt" USING btree ("user_id","finished_at");--> statement-breakpoint
CREATE INDEX "quiz_attempt_user_day" ON "quiz_attempt" USING btree ("user_id","local_day");