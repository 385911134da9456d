import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { heritageMember, signIn } from '../support/accounts.ts';
import { expect, journey } from '../support/journey.ts';
import { button, field, heading, headingWith, tab, text } from '../support/locators.ts';
import type { Screen } from '../support/screen.ts';

const FILLS = 'When,Action,Symbol,Qty,Price\n2026-01-05,Buy,GRÖSSE,10,5\n2026-01-06,Sell,GRÖSSE,10,6\n';

async function importFills(screen: Screen): Promise<void> {
  const file = path.join(screen.browser.downloads, 'fills.csv');
  writeFileSync(file, FILLS);
  await screen.click(tab('Import and backup'));
  await screen.see(field('Files of trades'));
  await screen.upload(field('Files of trades'), file);
  await screen.select(field('Date and time'), 'When');
  await screen.see(text('1 new, 0 already in your journal, 0 left out.'));
  await screen.click(button('Import 1 trade'));
  await screen.see(text('1 trade imported'));
}

/** The content of the file that the browser saves, once all of it is there. */
async function exported({ browser }: Screen): Promise<string> {
  const names = () => readdirSync(browser.downloads).filter((name) => name.startsWith('trading-journal-'));
  await expect.poll(names).toEqual([expect.stringMatching(/^trading-journal-\d{4}-\d\d-\d\d\.csv$/)]);
  const file = path.join(browser.downloads, names()[0] ?? '');
  await expect.poll(() => readFileSync(file).length).toBeGreaterThan(0);
  return readFileSync(file, 'utf8');
}

journey('trades are logged, imported from a broker’s file, and exported', async ({ screen }) => {
  await signIn(screen, heritageMember, '/trading-journal');
  await screen.click(button('New Trade'));
  await screen.see(heading('Log New Trade'));
  await screen.fill(field('Symbol'), 'msft');
  await screen.fill(field('Entry Price'), '100');
  await screen.fill(field('Exit Price'), '102,5');
  await screen.fill(field('Position Size'), '10');
  await screen.fill(field('Reason for Entry'), 'Hammer');
  await screen.click(button('Save Trade'));
  await screen.see(headingWith('MSFT'));
  await importFills(screen);
  await screen.click(button('Export CSV'));
  const csv = await exported(screen);
  expect(csv.charCodeAt(0), 'the mark by which Excel knows UTF-8').toBe(0xfeff);
  expect(csv).toContain('MSFT');
  expect(csv).toContain('102.5');
  expect(csv).toContain('GRÖSSE');
});
