import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { startTestServer } from '#tests/support/server.ts';
import { buildApp } from '../app.ts';
import { readSite } from './site.ts';

const server = await useTestServer({ PUBLIC_URL: 'https://wickwise.example' });

function policyOf(header: unknown): Map<string, string[]> {
  const directives = String(header).split(';');
  return new Map(
    directives.map((directive) => directive.trim().split(/\s+/)).map(([name = '', ...rest]) => [name, rest]),
  );
}

function permissionsOf(header: unknown): Map<string, string> {
  return new Map(
    String(header)
      .split(', ')
      .map((feature) => feature.split('=') as [string, string]),
  );
}

describe('every response', () => {
  test.each(['/api/health', '/api/nothing', '/api/auth/user', '/nothing'])(
    'the response of %s carries the security headers',
    async (url) => {
      const { headers } = await server.app.inject({ url });
      expect(headers).toMatchObject({
        'x-content-type-options': 'nosniff',
        'x-frame-options': 'DENY',
        'referrer-policy': 'same-origin',
        'strict-transport-security': 'max-age=31536000; includeSubDomains',
        'cross-origin-opener-policy': 'same-origin',
      });
      expect(headers).not.toHaveProperty('x-powered-by');
    },
  );

  test('a data response can do nothing when it is opened as a page', async () => {
    const { headers } = await server.app.inject({ url: '/api/health' });
    expect(headers['content-security-policy']).toBe("default-src 'none';frame-ancestors 'none'");
  });

  test('pages allow only our own scripts, frames, forms and connections', async () => {
    const { headers } = await server.app.inject({ url: '/nothing' });
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('script-src')).toEqual(["'self'"]);
    expect(policy.get('script-src-attr')).toEqual(["'none'"]);
    expect(policy.get('default-src')).toEqual(["'self'"]);
    expect(policy.get('connect-src')).toEqual(["'self'"]);
    expect(policy.get('form-action')).toEqual(["'self'"]);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    expect(policy.get('object-src')).toEqual(["'none'"]);
    expect(policy.get('base-uri')).toEqual(["'self'"]);
  });

  test("the payment sandbox's pages are as strict as ours", async () => {
    const { headers } = await server.app.inject({ url: '/sandbox/checkout/cs_test_none' });
    expect(policyOf(headers['content-security-policy']).get('script-src')).toEqual(["'self'"]);
    expect(headers['cache-control']).toBe('no-store');
  });

  test('unused browser features are off, and passkeys and payments work on our pages only', async () => {
    const features = permissionsOf((await server.app.inject({ url: '/nothing' })).headers['permissions-policy']);
    for (const name of ['camera', 'microphone', 'geolocation', 'usb', 'display-capture']) {
      expect(features.get(name), name).toBe('()');
    }
    for (const name of ['payment', 'publickey-credentials-get', 'publickey-credentials-create']) {
      expect(features.get(name), name).toBe('(self)');
    }
  });

  test("a call's response is not cached unless the call says otherwise", async () => {
    for (const url of ['/api/health', '/api/auth/user', '/api/account', '/api/login', '/api/nothing']) {
      expect((await server.app.inject({ url })).headers['cache-control'], url).toBe('no-store');
    }
    expect((await server.app.inject({ url: '/api/patterns/all' })).headers['cache-control']).toBe('public, no-cache');
  });

  test('encryption is required only on an HTTPS site', async () => {
    const plain = await startTestServer();
    expect((await plain.app.inject({ url: '/api/health' })).headers).not.toHaveProperty('strict-transport-security');
    await plain.close();
  });
});

describe('a page', () => {
  let build: string;

  beforeAll(async () => {
    build = await mkdtemp(path.join(tmpdir(), 'wickwise-site-'));
    const write = async (file: string, text: string) => {
      await mkdir(path.dirname(path.join(build, file)), { recursive: true });
      await writeFile(path.join(build, file), text);
    };
    await write('parameter-paths.json', '["/learn/:patternId"]');
    await write('client/learn/index.html', '<script>one()</script><script src="/assets/a.js"></script>');
    await write('client/live-charts/index.html', '<script src="/assets/a.js"></script>');
    await write('client/link/index.html', '<link rel="preload"/><meta name="referrer" content="no-referrer"/>');
    await write('client/__spa-fallback.html', '<script>two()</script>');
    await write('client/assets/a.js', 'a()');
  });

  afterAll(() => rm(build, { recursive: true }));

  test('a page allows its own inline scripts by hash, and no others', async () => {
    const app = await buildApp(server.runtime, await readSite(build));
    const sources = async (url: string) =>
      policyOf((await app.inject({ url })).headers['content-security-policy']).get('script-src') ?? [];
    const [learn, parameter, unknown] = [
      await sources('/learn'),
      await sources('/learn/doji'),
      await sources('/nothing'),
    ];
    expect(learn).toEqual(["'self'", expect.stringMatching(/^'sha256-[\w+/]{43}='$/)]);
    expect(parameter).toEqual(unknown);
    expect(parameter[1]).not.toBe(learn[1]);
    for (const source of [...learn, ...parameter]) expect(source).not.toContain('unsafe');
    expect((await app.inject({ url: '/learn/../../../../etc/passwd' })).body).not.toContain('root:');
    expect((await app.inject({ url: '/assets/%2e%2e/parameter-paths.json' })).statusCode).toBe(404);
    await app.close();
  });

  test.each([
    ['/Learn?category=price-action', '/learn?category=price-action'],
    ['/LEARN/Doji', '/learn/doji'],
    ['/Live-Charts/', '/live-charts/'],
  ])('%s leads to the page at %s', async (url, address) => {
    const app = await buildApp(server.runtime, await readSite(build));
    const { statusCode, headers } = await app.inject({ url });
    expect([statusCode, headers.location]).toEqual([301, address]);
    expect((await app.inject({ url: '//Learn' })).statusCode).toBe(404);
    expect((await app.inject({ url: '/Nothing' })).statusCode).toBe(404);
    await app.close();
  });

  test('the page of an unknown lesson has status 404', async () => {
    const app = await buildApp(server.runtime, await readSite(build));
    const known = await app.inject({ url: '/learn/doji' });
    const unknown = await app.inject({ url: '/learn/nonsense' });
    expect([known.statusCode, unknown.statusCode]).toEqual([200, 404]);
    expect(unknown.body).toBe(known.body);
    await app.close();
  });

  test('a page with a secret address never sends it as a referrer', async () => {
    const app = await buildApp(server.runtime, await readSite(build));
    const policies = [];
    for (const url of ['/link?token=x', '/learn']) {
      policies.push((await app.inject({ url })).headers['referrer-policy']);
    }
    expect(policies).toEqual(['no-referrer', 'same-origin']);
    await app.close();
  });

  test("TradingView's script and frame are allowed in its chart view only", async () => {
    const app = await buildApp(server.runtime, await readSite(build));
    const policies = await Promise.all(
      ['/live-charts?view=tradingview', '/live-charts', '/learn?view=tradingview', '/nothing'].map(async (url) => {
        return policyOf((await app.inject({ url })).headers['content-security-policy']);
      }),
    );
    const [charts, ...others] = policies;
    expect(charts?.get('script-src')).toContain('https://s3.tradingview.com/external-embedding/');
    expect(charts?.get('frame-src')).toContain('https://www.tradingview-widget.com');
    for (const other of others) expect(JSON.stringify([...other])).not.toContain('tradingview');
    await app.close();
  });

  test("Stripe's script and frames are allowed where Stripe takes the cards", async () => {
    const other = await startTestServer({
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    });
    const app = await buildApp(other.runtime, await readSite(build));
    const { headers } = await app.inject({ url: '/learn' });
    expect(permissionsOf(headers['permissions-policy']).get('payment')).toContain('"https://js.stripe.com"');
    const policy = policyOf(headers['content-security-policy']);
    expect(policy.get('script-src')).toContain('https://js.stripe.com');
    expect(policy.get('frame-src')).toEqual(
      expect.arrayContaining(['https://js.stripe.com', 'https://hooks.stripe.com']),
    );
    expect(policy.get('connect-src')).toEqual(["'self'", 'https://api.stripe.com']);
    expect(policy.get('frame-ancestors')).toEqual(["'none'"]);
    await app.close();
    await other.close();
  });
});
