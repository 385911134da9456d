import { z } from 'zod';

export interface Settings {
  readonly port: number;
  /** Where events are posted, or null to record them only. */
  readonly webhookUrl: string | null;
  readonly dataDir: string;
  readonly logLevel: string;
}

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'];

const NO_PORT = 'is not a port, a whole number from 1 to 65535';

const variables = z.object({
  PORT: z.coerce.number(NO_PORT).int(NO_PORT).min(1, NO_PORT).max(65535, NO_PORT).default(4242),
  WEBHOOK_URL: z.url({ protocol: /^https?$/, error: 'is not a URL that begins with http' }).optional(),
  DATA_DIR: z.string().min(1).default('.data-stripe-sandbox'),
  LOG_LEVEL: z.enum(LOG_LEVELS, `is none of ${LOG_LEVELS.join(', ')}`).default('warn'),
});

/** Reads the settings from environment variables. Throws a sentence about the first that is wrong. */
export function readSettings(env: NodeJS.ProcessEnv): Settings {
  const { data, error } = variables.safeParse(env);
  if (error !== undefined) {
    const [issue] = error.issues;
    throw new Error(`${issue?.path.join('.')} ${issue?.message}.`);
  }
  const { PORT, WEBHOOK_URL = null, DATA_DIR, LOG_LEVEL } = data;
  return { port: PORT, webhookUrl: WEBHOOK_URL, dataDir: DATA_DIR, logLevel: LOG_LEVEL };
}
