-- The job queue of an older library, which the present one cannot take over. It was never released.
DROP SCHEMA IF EXISTS "pgboss" CASCADE;--> statement-breakpoint
ALTER TABLE "payment_order" ADD COLUMN "environment" text;--> statement-breakpoint
-- So far no version that takes money has been released.
UPDATE "payment_order" SET "environment" = 'sandbox';--> statement-breakpoint
ALTER TABLE "payment_order" ALTER COLUMN "environment" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "environment" text;--> statement-breakpoint
UPDATE "purchase" SET "environment" = 'sandbox' WHERE "order_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_order" ADD CONSTRAINT "payment_order_environment" CHECK ("payment_order"."environment" in ('sandbox', 'test', 'live'));--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_environment" CHECK ("purchase"."environment" in ('sandbox', 'test', 'live'));