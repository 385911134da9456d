import { z } from 'zod';

const port = z.coerce.number('a port number, such as 3000').int().min(0).max(65535);
const url = z.url({ error: 'a web address, such as https://wickwise.example' });
const flag = z.enum(['true', 'false'], { error: 'true or false' }).transform((value) => value === 'true');

const variables = z
  .object({
    NODE_ENV: z
      .enum(['development', 'test', 'production'], { error: 'development, test or production' })
      .default('development'),
    PORT: port.default(3000),
    HOST: z.string().default('0.0.0.0'),
    DATA_DIR: z.string().min(1, 'a folder').default('.data'),
    PUBLIC_URL: url.transform((value) => new URL(value).origin).optional(),
    TRUST_PROXY: flag.default(false),
    DATABASE_URL: z
      .string()
      .regex(/^postgres(ql)?:\/\//, 'an address that starts with postgres://')
      .optional(),
    AUTH_SECRET: z.string().min(32, 'at least 32 random characters').optional(),
    OIDC_ISSUER: url.optional(),
    OIDC_CLIENT_ID: z.string().min(1).optional(),
    OIDC_CLIENT_SECRET: z.string().min(1).optional(),
    OIDC_NAME: z.string().min(1).default('your provider'),
    SMTP_URL: z
      .string()
      .regex(/^smtps?:\/\//, 'an address that starts with smtp:// or smtps://')
      .optional(),
    MAIL_FROM: z.email('an e-mail address').default('wickwise@localhost.localdomain'),
    LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('warn'),
  })
  .superRefine((env, context) => {
    const require = (name: keyof typeof env, reason: string) => {
      if (env[name] === undefined) context.addIssue({ code: 'custom', path: [name], message: reason });
    };
    if (env.OIDC_ISSUER !== undefined) require('OIDC_CLIENT_ID', 'the client id that OIDC_ISSUER gave you');
    if (env.NODE_ENV !== 'production') return;
    require('AUTH_SECRET', 'at least 32 random characters, the same for every process, in production');
    require('PUBLIC_URL', "the site's public address in production");
  });

export type Env = z.output<typeof variables> & { readonly publicUrl: string; readonly isProduction: boolean };

/** Reads all configuration once. A wrong variable throws a sentence that names it and what it should be. */
export function parseEnv(source: Record<string, string | undefined>): Env {
  const set = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== ''));
  const parsed = variables.safeParse(set);
  if (!parsed.success) throw new Error(describe(parsed.error));
  const env = parsed.data;
  const publicUrl = env.PUBLIC_URL ?? `http://localhost:${env.PORT}`;
  return { ...env, publicUrl, isProduction: env.NODE_ENV === 'production' };
}

function describe(error: z.ZodError): string {
  return error.issues.map((issue) => `Set ${issue.path.join('.')} to ${issue.message}.`).join('\n');
}
