import type { EventEmitter } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { Session, WebDriver } from 'selenium-webdriver';
import { vi } from 'vitest';
import { firefoxPath } from '../packages.ts';
import { type Browser, type BrowserOptions, ownProcess } from './browser.ts';
import { Marionette } from './marionette.ts';

/** Firefox chooses the ports, and writes Marionette's to a file of its profile. */
const PORT_FILE = 'MarionetteActivePort';
const START_MS = 60_000;

export async function openFirefox({ timeZone, hear }: BrowserOptions): Promise<Browser> {
  const firefox = ownProcess(timeZone);
  const { home, downloads } = firefox;
  const preferences = {
    'marionette.port': 0,
    'browser.download.folderList': 2,
    'browser.download.dir': downloads,
    'browser.helperApps.neverAsk.saveToDisk': 'text/csv,application/json',
  };
  const lines = Object.entries(preferences).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  writeFileSync(path.join(home, 'user.js'), lines.join('\n'));
  const ports = ['--marionette', '--remote-debugging-port', '0'];
  firefox.start(firefoxPath(), ['--profile', home, '--no-remote', '--new-instance', ...ports]);
  const portFile = path.join(home, PORT_FILE);
  await vi.waitUntil(() => existsSync(portFile) && readFileSync(portFile, 'utf8'), { timeout: START_MS });

  const marionette = new Marionette(Number(readFileSync(portFile, 'utf8')));
  const session = await marionette.send('WebDriver:NewSession', { webSocketUrl: true });
  const { sessionId, capabilities } = session as { sessionId: string; capabilities: object };
  const driver = new WebDriver(new Session(sessionId, capabilities), marionette);
  const bidi = await driver.getBidi();
  await hearConsole(bidi, hear);
  return {
    driver,
    downloads,
    resize: async (width, height) => {
      const context = await driver.getWindowHandle();
      await bidi.send({ method: 'browsingContext.setViewport', params: { context, viewport: { width, height } } });
    },
    close: async () => {
      bidi.close();
      marionette.close();
      await firefox.end();
    },
  };
}

type Bidi = Awaited<ReturnType<WebDriver['getBidi']>>;

interface LogEntry {
  readonly method?: string;
  readonly params: { readonly level: string; readonly text: string };
}

/** Uncaught errors, rejections that nothing handles, and what scripts log as an error. */
async function hearConsole(bidi: Bidi, hear: (fault: string) => void): Promise<void> {
  await bidi.subscribe('log.entryAdded', []);
  // Of the package `ws`, which the types take for the browser's own.
  const socket = bidi.socket as unknown as EventEmitter;
  socket.on('message', (data: Buffer) => {
    const { method, params } = JSON.parse(data.toString()) as LogEntry;
    if (method === 'log.entryAdded' && params.level === 'error') hear(`console ${params.text}`);
  });
}
