CREATE TABLE "candle_series" (
	"source" text NOT NULL,
	"symbol" text NOT NULL,
	"interval" text NOT NULL,
	"candles" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"fetched_at" timestamp with time zone,
	"reloaded_at" timestamp with time zone,
	"problem" text,
	"failures" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone,
	"leased_until" timestamp with time zone NOT NULL,
	CONSTRAINT "candle_series_source_symbol_interval_pk" PRIMARY KEY("source","symbol","interval")
);
--> statement-breakpoint
CREATE TABLE "open_stream" (
	"id" uuid PRIMARY KEY NOT NULL,
	"session_id" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "open_stream" ADD CONSTRAINT "open_stream_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."session"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "open_stream_session_id" ON "open_stream" USING btree ("session_id");