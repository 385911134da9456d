DROP INDEX "purchase_waiting";--> statement-breakpoint
CREATE INDEX "purchase_claimable" ON "purchase" USING btree ("email") WHERE "purchase"."user_id" is null or "purchase"."bound_by" = 'browser';--> statement-breakpoint
CREATE INDEX "purchase_duplicate" ON "purchase" USING btree ("status") WHERE "purchase"."duplicate_of" is not null;