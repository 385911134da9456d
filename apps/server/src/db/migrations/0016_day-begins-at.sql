ALTER TABLE "user" ADD COLUMN "day_begins_at" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "day_begins_at" integer DEFAULT 0 NOT NULL;