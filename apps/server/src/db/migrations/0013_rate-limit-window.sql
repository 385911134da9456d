-- Processes of the version before still count in "rate_limit"; a later release drops it.
CREATE TABLE "rate_limit_window" (
	"key" text PRIMARY KEY NOT NULL,
	"points" integer NOT NULL,
	"expire" timestamp with time zone
);
