-- Idempotent: before the sandbox had migrations of its own, the application around it made these tables.
CREATE TABLE IF NOT EXISTS "sandbox_answer" (
	"key" text NOT NULL,
	"path" text NOT NULL,
	"parameters" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "sandbox_answer_key_pk" PRIMARY KEY("key")
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "sandbox_delivery" (
	"event_id" text PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"is_delivered" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE IF NOT EXISTS "sandbox_object" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payment_intent" text,
	"created" integer NOT NULL,
	"position" bigserial NOT NULL,
	"due_at" timestamp with time zone,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_delivery_due" ON "sandbox_delivery" USING btree ("is_delivered","next_attempt_at");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_object_payment" ON "sandbox_object" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_object_kind" ON "sandbox_object" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX IF NOT EXISTS "sandbox_object_due" ON "sandbox_object" USING btree ("due_at") WHERE "sandbox_object"."due_at" is not null;