// npm run pictures: draws the README's pictures from the running product, on seeded data, in light and dark.
import { spawnSync } from 'node:child_process';
import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { type APIRequestContext, type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { makeDataDir, removeDataDir, type ServerProcess, startServer } from '../browser/support/server-process.ts';
import { chromiumPath } from '../support/chromium.ts';

const root = path.resolve(import.meta.dirname, '../..');
const folder = path.join(root, 'docs/pictures');

/** A desktop's width, drawn small enough for the README and the repository. */
const VIEWPORT = { width: 1280, height: 800 };
const SCALE = 0.75;
const JPEG_QUALITY = 70;

interface Picture {
  readonly name: string;
  readonly path: string;
  /** What the picture begins with, once it is drawn; the top of the page without it. */
  readonly top: (page: Page) => Locator;
}

const pictures: readonly Picture[] = [
  { name: 'lesson', path: '/learn/hammer', top: (page) => page.getByRole('heading', { name: 'Hammer', level: 1 }) },
  { name: 'live-charts', path: '/live-charts', top: (page) => page.locator('canvas').first() },
  { name: 'progress', path: '/progress', top: (page) => page.getByRole('heading', { level: 1 }) },
];

const server = await startServer(await makeDataDir());
const browser = await chromium.launch({
  executablePath: chromiumPath() ?? chromium.executablePath(),
  args: ['--no-sandbox'],
});
try {
  seed(server);
  await mkdir(folder, { recursive: true });
  for (const scheme of ['light', 'dark'] as const) await draw(browser, scheme);
} finally {
  await browser.close();
  await server.stop();
  await removeDataDir(server.dataDir);
}

function seed({ url, dataDir, port }: ServerProcess): void {
  const env = { ...process.env, DATA_DIR: dataDir, PORT: String(port) };
  const { status, stderr } = spawnSync(process.execPath, ['apps/server/src/seed.ts'], {
    cwd: root,
    env,
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`The data at ${url} could not be seeded.\n${stderr}`);
}

async function draw(browser: Browser, scheme: 'light' | 'dark'): Promise<void> {
  const context = await browser.newContext({
    baseURL: server.url,
    viewport: VIEWPORT,
    deviceScaleFactor: SCALE,
    colorScheme: scheme,
    reducedMotion: 'reduce',
  });
  const { request } = context;
  await signIn(request);
  await closeCelebrations(request);
  for (const picture of pictures) {
    const page = await context.newPage();
    await page.goto(picture.path);
    await page.waitForLoadState('networkidle');
    await picture.top(page).evaluate((element) => {
      window.scrollTo(0, element.getBoundingClientRect().top + window.scrollY - 120);
    });
    const file = path.join(folder, `${picture.name}-${scheme}.jpg`);
    await page.screenshot({ path: file, type: 'jpeg', quality: JPEG_QUALITY, animations: 'disabled' });
    console.log(path.relative(root, file));
  }
  await context.close();
}

async function signIn(request: APIRequestContext): Promise<void> {
  const response = await request.post('/api/auth/sign-in/email', {
    headers: { origin: server.url },
    data: { email: 'heritage@example.com', password: 'candlestick-demo' },
  });
  if (!response.ok()) throw new Error(`Signing in failed with ${response.status()}.`);
}

/** Otherwise each screen would begin with one of their dialogs. */
async function closeCelebrations(request: APIRequestContext): Promise<void> {
  const unviewed = await request.get('/api/celebrations?unviewedOnly=true');
  const celebrations = (await unviewed.json()) as { id: string }[];
  for (const { id } of celebrations) {
    await request.patch(`/api/celebrations/${id}/viewed`, { headers: { origin: server.url } });
  }
}
