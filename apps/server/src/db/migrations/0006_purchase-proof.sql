ALTER TABLE "purchase" ADD COLUMN "proof_digest" text;--> statement-breakpoint
CREATE INDEX "purchase_proof" ON "purchase" USING btree ("proof_digest") WHERE "purchase"."user_id" is null;--> statement-breakpoint
-- So far the proof was looked up in the order. That of a deleted account is empty there.
UPDATE "purchase" SET "proof_digest" = "payment_order"."proof_digest" FROM "payment_order"
WHERE "payment_order"."id" = "purchase"."order_id" AND "payment_order"."proof_digest" <> '';
