import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { expectAccessible } from './support/accessibility.ts';
import { expect, test } from './support/fixtures.ts';

const KEY = 'tradingJournalEntries';
const TRADE = {
  ...{ id: '1767225600001', date: '2026-03-02', symbol: 'AAPL', entryPrice: 100, exitPrice: 103, positionSize: 5 },
  ...{ pnl: 15, winLoss: 'win', tradeType: 'day', reasonForEntry: 'Hammer at support' },
};

/** A drawn picture as a file’s bytes. */
async function drawPicture(page: Page, type: string, width: number, height: number): Promise<Buffer> {
  const url = await page.evaluate(
    ([mime, w, h]) => {
      const canvas = Object.assign(document.createElement('canvas'), { width: w, height: h });
      const context = canvas.getContext('2d');
      for (let bar = 0; context && bar < 60; bar += 1) {
        context.fillStyle = bar % 3 === 0 ? '#b3261e' : '#1e7d4f';
        context.fillRect((bar * w) / 60, h / 3 + Math.sin(bar / 5) * (h / 5), w / 90, h / 6);
      }
      return canvas.toDataURL(mime);
    },
    [type, width, height] as const,
  );
  return Buffer.from(url.split(',')[1] ?? '', 'base64');
}

/** A JPEG as a phone writes it: lying on its side, with a note on how to turn it and on who took it. */
function withExif(jpeg: Buffer): Buffer {
  const orientation = Buffer.from('011200030000000100060000', 'hex');
  const artist = Buffer.from('013b00020000000400000000', 'hex');
  artist.write('ANN\0', 8, 'latin1');
  const entries = Buffer.concat([Buffer.from([0, 2]), orientation, artist, Buffer.alloc(4)]);
  const tiff = Buffer.concat([Buffer.from('MM\0*\0\0\0\b', 'latin1'), entries]);
  const body = Buffer.concat([Buffer.from('Exif\0\0', 'latin1'), tiff]);
  const head = Buffer.from([0xff, 0xe1, 0, 0]);
  head.writeUInt16BE(body.length + 2, 2);
  return Buffer.concat([jpeg.subarray(0, 2), head, body, jpeg.subarray(2)]);
}

test('pictures of a trade are added, described, kept, removed and backed up', async ({ page, be }) => {
  await be('heritage');
  await page.goto('/trading-journal');
  await page.waitForFunction((key) => localStorage.getItem(`${key}.owner`) !== null, KEY);
  await page.evaluate(([key, text]) => localStorage.setItem(key, text), [KEY, JSON.stringify([TRADE])] as const);
  await page.reload();
  await page.getByRole('button', { name: /^Add picture to AAPL/ }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Add pictures');
  await expect(field).toBeFocused();
  const photo = withExif(await drawPicture(page, 'image/jpeg', 3000, 1500));
  expect(photo.includes('ANN')).toBe(true);
  await field.setInputFiles([
    { name: 'photo.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('no picture') },
  ]);
  await expect(dialog.getByRole('alert')).toContainText('can’t read notes.txt');
  // Upright, and no larger than needed.
  const shown = dialog.getByRole('img', { name: 'Picture 1' });
  expect(await shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([
    1000, 2000,
  ]);

  const screenshot = (await drawPicture(page, 'image/png', 800, 450)).toString('base64');
  await dialog.getByLabel('Description of Picture 1').evaluate((element, base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([bytes], 'image.png', { type: 'image/png' }));
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
  }, screenshot);
  await dialog.getByLabel('Description of Picture 2').fill('The hammer at support');
  await expect(dialog.getByRole('img', { name: 'The hammer at support' })).toHaveCount(0);
  await expectAccessible(page, 'the pictures of a trade');
  await page.keyboard.press('Escape');
  // It is stored by now: a page that is left sooner would forget it.
  await expect(page.getByRole('button', { name: 'Open: The hammer at support' })).toBeVisible();
  await page.reload();
  await page.getByRole('button', { name: 'Open: The hammer at support' }).click();
  await expect(dialog.getByRole('img', { name: 'The hammer at support' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Remove Picture 2' }).click();
  // The notice that it was removed has a picture of its own.
  await expect(dialog.getByRole('img', { name: 'The hammer at support' })).toHaveCount(0);
  await dialog.getByRole('button', { name: 'Undo' }).click();
  await expect(dialog.getByRole('img', { name: 'The hammer at support' })).toBeVisible();
  await page.keyboard.press('Escape');

  await page.getByRole('tab', { name: 'Import and backup' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download a backup' }).click(),
  ]);
  const { pictures } = JSON.parse(await readFile(await download.path(), 'utf8'));
  expect(pictures).toHaveLength(2);
  const kept = Buffer.from(pictures[0].url.split(',')[1], 'base64');
  expect(kept.includes('ANN')).toBe(false);
  expect(kept.includes('Exif')).toBe(false);
});
