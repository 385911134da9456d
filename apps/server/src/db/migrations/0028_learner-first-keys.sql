ALTER TABLE "celebration" DROP CONSTRAINT "celebration_id";--> statement-breakpoint
ALTER TABLE "activity" DROP CONSTRAINT "activity_pkey";--> statement-breakpoint
ALTER TABLE "scenario_answer" DROP CONSTRAINT "scenario_answer_pkey";--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "scenario_answer" ADD CONSTRAINT "scenario_answer_user_id_id_pk" PRIMARY KEY("user_id","id");--> statement-breakpoint
ALTER TABLE "celebration" ADD CONSTRAINT "celebration_id" UNIQUE("user_id","id");