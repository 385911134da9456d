CREATE TABLE "decision" (
	"user_id" text NOT NULL,
	"id" text NOT NULL,
	"source" text NOT NULL,
	"topic" text NOT NULL,
	"is_kept" boolean NOT NULL,
	"local_day" date NOT NULL,
	"decided_at" timestamp with time zone NOT NULL,
	CONSTRAINT "decision_user_id_id_pk" PRIMARY KEY("user_id","id")
);
--> statement-breakpoint
ALTER TABLE "decision" ADD CONSTRAINT "decision_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;