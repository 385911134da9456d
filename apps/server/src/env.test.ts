import { describe, expect, test } from 'vitest';
import { parseEnv } from './env.ts';

const production = {
  NODE_ENV: 'production',
  AUTH_SECRET: 's'.repeat(32),
  PUBLIC_URL: 'https://wickwise.example',
  SMTP_URL: 'smtp://mail.example',
  PAYMENTS: 'sandbox',
};

const stripe = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1',
};

describe('configuration', () => {
  test('no variable is required, and empty ones count as unset', () => {
    const defaults = parseEnv({});
    expect(defaults).toMatchObject({
      PORT: 3000,
      DATA_DIR: '.data',
      publicUrl: 'http://localhost:3000',
      isProduction: false,
    });
    expect(parseEnv({ PORT: '', SMTP_URL: '', OIDC_ISSUER: '' })).toEqual(defaults);
  });

  test('the origin comes from the public address, or from the port without one', () => {
    expect(parseEnv({ PUBLIC_URL: 'https://wickwise.example/some/path' }).publicUrl).toBe('https://wickwise.example');
    expect(parseEnv({ PORT: '4400' }).publicUrl).toBe('http://localhost:4400');
  });

  test.each([
    [{}, null],
    [{ MAIL_FROM: 'hello@wickwise.example' }, 'hello@wickwise.example'],
    [{ MAIL_FROM: 'The School <hello@wickwise.example>' }, 'hello@wickwise.example'],
    [{ SUPPORT_EMAIL: 'help@wickwise.example' }, 'help@wickwise.example'],
    [{ MAIL_FROM: 'hello@wickwise.example', SUPPORT_EMAIL: 'help@wickwise.example' }, 'help@wickwise.example'],
  ])('with %j, the support address is %s', (variables, address) => {
    expect(parseEnv(variables).supportEmail).toBe(address);
  });

  test.each(['loopback', '10.0.0.0/8', '127.0.0.1', 'fd00::/8, 192.0.2.1', 'uniquelocal,linklocal'])(
    'proxies at %s are trusted',
    (TRUST_PROXY) => {
      expect(parseEnv({ TRUST_PROXY }).TRUST_PROXY).toBe(TRUST_PROXY);
    },
  );
});

describe('a wrong variable stops the start with one sentence that names it', () => {
  test.each([
    [{ NODE_ENV: 'staging' }, 'Set NODE_ENV to development, test or production.'],
    [{ PORT: 'http' }, 'Set PORT to a port number, such as 3000.'],
    [{ PORT: '65536' }, 'Set PORT to a port number, such as 3000.'],
    [{ PORT: '-1' }, 'Set PORT to a port number, such as 3000.'],
    [{ PORT: '3000.5' }, 'Set PORT to a port number, such as 3000.'],
    [{ PUBLIC_URL: 'wickwise.example' }, 'Set PUBLIC_URL to a web address, such as https://wickwise.example.'],
    [{ PUBLIC_URL: 'ftp://wickwise.example' }, 'Set PUBLIC_URL to a web address, such as https://wickwise.example.'],
    [{ PUBLIC_URL: 'javascript:alert(1)' }, 'Set PUBLIC_URL to a web address, such as https://wickwise.example.'],
    ...['true', '1', '10.0.0.0/33', 'fd00::/129', '10.0.0.0/8/8', 'loopback,', 'proxy.example'].map(
      (TRUST_PROXY): [Record<string, string>, string] => [
        { TRUST_PROXY },
        'Set TRUST_PROXY to the addresses of the proxies in front of this server, such as loopback or 10.0.0.0/8.',
      ],
    ),
    [{ DATABASE_URL: 'mysql://host/name' }, 'Set DATABASE_URL to an address that starts with postgres://.'],
    [
      { DATABASE_URL: 'postgres://one,two/name?target_session_attrs=any' },
      'Set DATABASE_URL to an address whose target_session_attrs, if any, is read-write.',
    ],
    [
      { DATABASE_READ_URL: 'postgres://standby/name' },
      'Set DATABASE_URL to the primary of the standby in DATABASE_READ_URL.',
    ],
    [{ AUTH_SECRET: 'short' }, 'Set AUTH_SECRET to at least 32 random characters.'],
    [
      { OIDC_ISSUER: 'provider', OIDC_CLIENT_ID: 'x' },
      'Set OIDC_ISSUER to a web address, such as https://wickwise.example.',
    ],
    [{ VAPID_PUBLIC_KEY: 'B'.repeat(87) }, 'Set VAPID_PRIVATE_KEY to the private key of VAPID_PUBLIC_KEY.'],
    [{ VAPID_PRIVATE_KEY: 'p'.repeat(43) }, 'Set VAPID_PUBLIC_KEY to the public key of VAPID_PRIVATE_KEY.'],
    [
      { VAPID_PUBLIC_KEY: 'B', VAPID_PRIVATE_KEY: 'p'.repeat(43) },
      'Set VAPID_PUBLIC_KEY to the public key that npx web-push generate-vapid-keys prints.',
    ],
    [{ OIDC_ISSUER: 'https://id.example' }, 'Set OIDC_CLIENT_ID to the client id that OIDC_ISSUER gave you.'],
    [{ SMTP_URL: 'mail.example:25' }, 'Set SMTP_URL to an address that starts with smtp:// or smtps://.'],
    [
      { ...stripe, STRIPE_SECRET_KEY: 'pk_test_1' },
      'Set STRIPE_SECRET_KEY to a secret key of Stripe, such as sk_test_123.',
    ],
    [
      { ...stripe, STRIPE_PUBLISHABLE_KEY: '' },
      'Set STRIPE_PUBLISHABLE_KEY to the publishable key that belongs to STRIPE_SECRET_KEY.',
    ],
    [
      { ...stripe, STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
      'Set STRIPE_PUBLISHABLE_KEY to a key of the same mode, test or live, as STRIPE_SECRET_KEY.',
    ],
    [
      { ...stripe, STRIPE_SECRET_KEY: 'rk_live_1' },
      'Set STRIPE_PUBLISHABLE_KEY to a key of the same mode, test or live, as STRIPE_SECRET_KEY.',
    ],
    [
      { ...stripe, STRIPE_WEBHOOK_SECRET: '' },
      'Set STRIPE_WEBHOOK_SECRET to the signing secret of the webhook that Stripe calls, such as whsec_123.',
    ],
    ...[' ', 'whsec_', 'whsec_1,', ',whsec_1', 'whsec_1,whsec_2,whsec_3', 'secret'].map(
      (STRIPE_WEBHOOK_SECRET): [Record<string, string>, string] => [
        { ...stripe, STRIPE_WEBHOOK_SECRET },
        'Set STRIPE_WEBHOOK_SECRET to the signing secret of the webhook, such as whsec_123, or two with a comma.',
      ],
    ),
    [{ PAYMENTS: 'stripe' }, 'Set PAYMENTS to sandbox, or leave it out.'],
    [{ ...stripe, PAYMENTS: 'sandbox' }, 'Set PAYMENTS to nothing while STRIPE_SECRET_KEY is set, or leave that out.'],
    [{ MARKET_DATA: 'bloomberg' }, 'Set MARKET_DATA to twelvedata or yahoo, or leave it out for the simulated market.'],
    [{ MARKET_DATA: 'twelvedata' }, 'Set MARKET_DATA_KEY to your key of Twelve Data.'],
    [
      { AI_BASE_URL: 'localhost:11434', AI_MODEL: 'x' },
      'Set AI_BASE_URL to a web address, such as https://wickwise.example.',
    ],
    [{ AI_BASE_URL: 'http://localhost:11434/v1' }, 'Set AI_MODEL to the name of a model that AI_BASE_URL serves.'],
    ...['Wickwise', 'Wickwise <hello>', '<hello@wickwise.example>', 'a@wickwise.example, b@wickwise.example'].map(
      (MAIL_FROM) => [
        { MAIL_FROM },
        'Set MAIL_FROM to an email address, or a name and an address such as Wickwise <hello@wickwise.example>.',
      ],
    ),
    [{ SUPPORT_EMAIL: 'the desk' }, 'Set SUPPORT_EMAIL to an email address.'],
    [{ ACADEMY_URL: 'the academy' }, 'Set ACADEMY_URL to a web address, such as https://wickwise.example.'],
    [{ LOG_LEVEL: 'loud' }, 'Set LOG_LEVEL to one of trace, debug, info, warn, error, silent.'],
  ] as [Record<string, string>, string][])(
    'the configuration %j is refused with a sentence that names the variable',
    (variables, sentence) => {
      expect(() => parseEnv(variables)).toThrow(new Error(sentence));
    },
  );

  test('an error about a variable never shows its value', () => {
    for (const variables of [
      { AUTH_SECRET: 'hunter2' },
      { DATABASE_URL: 'mysql://user:hunter2@host' },
      { STRIPE_SECRET_KEY: 'hunter2' },
    ]) {
      expect(() => parseEnv(variables)).toThrow(
        expect.objectContaining({ message: expect.not.stringContaining('hunter2') }),
      );
    }
  });

  test('several wrong variables are reported in one sentence each', () => {
    expect(() => parseEnv({ PORT: 'x', LOG_LEVEL: 'x' })).toThrow(/^Set PORT to .+\.\nSet LOG_LEVEL to .+\.$/);
  });
});

describe('in production', () => {
  test('production accepts a secret, an address and a mail server', () => {
    expect(parseEnv(production)).toMatchObject({ isProduction: true, publicUrl: 'https://wickwise.example' });
  });

  test("Stripe's keys replace the sandbox", () => {
    expect(parseEnv({ ...production, ...stripe, PAYMENTS: undefined })).toMatchObject(stripe);
  });

  test.each([
    [
      'PAYMENTS',
      'Set STRIPE_SECRET_KEY to a secret key of Stripe in production, or PAYMENTS to sandbox, which moves no money.',
    ],
    ['AUTH_SECRET', 'Set AUTH_SECRET to at least 32 random characters, the same for every process, in production.'],
    ['PUBLIC_URL', "Set PUBLIC_URL to the site's public address in production."],
    ['SMTP_URL', 'Set SMTP_URL to the address of your mail server in production, such as smtp://user:password@host.'],
  ])('in production %s must be set', (name, sentence) => {
    expect(() => parseEnv({ ...production, [name]: undefined })).toThrow(new Error(sentence));
  });
});
