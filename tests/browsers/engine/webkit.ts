import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Builder, Capabilities } from 'selenium-webdriver';
import { vi } from 'vitest';
import { freePort } from '../../browser/support/free-port.ts';
import { type Browser, type BrowserOptions, ownProcess } from './browser.ts';

const START_MS = 60_000;
/** The toolbar of WebKit's own small browser is wider than a phone. */
const NARROW_TOOLBAR = '* { margin: 0; padding: 0; min-width: 0; border-width: 0 } entry { font-size: 4px }';

export async function openWebKit({ timeZone }: Pick<BrowserOptions, 'timeZone'>): Promise<Browser> {
  const webDriver = ownProcess(timeZone);
  const { home, downloads } = webDriver;
  const styles = path.join(home, '.config/gtk-3.0');
  mkdirSync(styles, { recursive: true });
  writeFileSync(path.join(styles, 'gtk.css'), NARROW_TOOLBAR);
  writeFileSync(path.join(home, '.config/user-dirs.dirs'), 'XDG_DOWNLOAD_DIR="$HOME/Downloads"\n');
  const port = await freePort();
  webDriver.start('WebKitWebDriver', [`--port=${port}`]);
  const url = `http://127.0.0.1:${port}`;
  await vi.waitFor(() => fetch(`${url}/status`), { timeout: START_MS });
  // Without a browser of its own the driver starts MiniBrowser, which comes with WebKitGTK.
  const capabilities = new Capabilities({ browserName: 'MiniBrowser' });
  const driver = await new Builder().usingServer(url).withCapabilities(capabilities).build();
  return {
    driver,
    downloads,
    resize: async (width, height) => {
      const inner = () => driver.executeScript<[number, number]>('return [innerWidth, innerHeight]');
      const window = driver.manage().window();
      // The window follows late, and its toolbar takes a part of the height.
      await vi.waitUntil(
        async () => {
          const [innerWidth, innerHeight] = await inner();
          const toolbar = (await window.getRect()).height - innerHeight;
          await window.setRect({ x: 0, y: 0, width, height: height + toolbar });
          return innerWidth === width && innerHeight === height;
        },
        { timeout: START_MS, interval: 250 },
      );
    },
    close: async () => {
      await driver.quit();
      await webDriver.end();
    },
  };
}
