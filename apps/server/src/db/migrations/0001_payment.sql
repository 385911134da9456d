CREATE TABLE "access_change" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"purchase_id" text NOT NULL,
	"user_id" text,
	"change" text NOT NULL,
	"cause" text NOT NULL,
	"at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"livemode" boolean NOT NULL,
	"created" bigint NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"outcome" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_order" (
	"id" text PRIMARY KEY NOT NULL,
	"user_id" text,
	"proof_digest" text NOT NULL,
	"kind" text NOT NULL,
	"provider_id" text,
	"amount_cents" integer NOT NULL,
	"currency" text NOT NULL,
	"state" text DEFAULT 'open' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "payment_order_provider_id_unique" UNIQUE("provider_id"),
	CONSTRAINT "payment_order_state" CHECK ("payment_order"."state" in ('open', 'processing', 'failed', 'closed', 'paid', 'mismatch'))
);
--> statement-breakpoint
CREATE TABLE "sandbox_answer" (
	"key" text NOT NULL,
	"path" text NOT NULL,
	"parameters" text NOT NULL,
	"status" integer NOT NULL,
	"body" jsonb NOT NULL,
	CONSTRAINT "sandbox_answer_key_pk" PRIMARY KEY("key")
);
--> statement-breakpoint
CREATE TABLE "sandbox_delivery" (
	"event_id" text PRIMARY KEY NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_attempt_at" timestamp with time zone NOT NULL,
	"is_delivered" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sandbox_object" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"payment_intent" text,
	"created" integer NOT NULL,
	"position" bigserial NOT NULL,
	"due_at" timestamp with time zone,
	"data" jsonb NOT NULL
);
--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "number" bigserial NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "order_id" text;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "payment_intent_id" text;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "refunded_cents" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "state_read_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "access_change" ADD CONSTRAINT "access_change_purchase_id_purchase_id_fk" FOREIGN KEY ("purchase_id") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "access_change" ADD CONSTRAINT "access_change_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "access_change_purchase" ON "access_change" USING btree ("purchase_id");--> statement-breakpoint
CREATE INDEX "access_change_user" ON "access_change" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_order_user_id" ON "payment_order" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "payment_order_proof" ON "payment_order" USING btree ("proof_digest");--> statement-breakpoint
CREATE INDEX "payment_order_created_at" ON "payment_order" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "sandbox_delivery_due" ON "sandbox_delivery" USING btree ("is_delivered","next_attempt_at");--> statement-breakpoint
CREATE INDEX "sandbox_object_payment" ON "sandbox_object" USING btree ("payment_intent");--> statement-breakpoint
CREATE INDEX "sandbox_object_kind" ON "sandbox_object" USING btree ("kind","position");--> statement-breakpoint
CREATE INDEX "sandbox_object_due" ON "sandbox_object" USING btree ("due_at") WHERE "sandbox_object"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "purchase_waiting" ON "purchase" USING btree ("email") WHERE "purchase"."user_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_provider" ON "account" USING btree ("provider_id","account_id");--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_number_unique" UNIQUE("number");--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_order_id_unique" UNIQUE("order_id");--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_payment_intent_id_unique" UNIQUE("payment_intent_id");--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_refunded" CHECK ("purchase"."refunded_cents" between 0 and "purchase"."amount_cents");