ALTER TABLE "purchase" ADD COLUMN "bound_by" text;--> statement-breakpoint
ALTER TABLE "purchase" ADD COLUMN "duplicate_of" text;--> statement-breakpoint
ALTER TABLE "activity" ADD COLUMN "time_zone" text;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_duplicate_of_purchase_id_fk" FOREIGN KEY ("duplicate_of") REFERENCES "public"."purchase"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "purchase" ADD CONSTRAINT "purchase_bound_by" CHECK ("purchase"."bound_by" in ('account', 'mailbox', 'browser'));--> statement-breakpoint
-- What was bound so far says so in its history; what was not, was paid or granted while its owner was known.
UPDATE "purchase" SET "bound_by" = coalesce((
  SELECT "cause" FROM "access_change"
  WHERE "access_change"."purchase_id" = "purchase"."id" AND "change" = 'bound' AND "cause" IN ('mailbox', 'browser')
  ORDER BY "access_change"."id" DESC LIMIT 1
), 'account') WHERE "user_id" IS NOT NULL;
