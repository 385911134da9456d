import { type JournalEntry, newEntry } from '@wickwise/journal/entry';
import { withResult } from '@wickwise/journal/profit';
import { beforeEach, expect, test, vi } from 'vitest';
import { answerForJournal, buttonNamed, field, renderJournal, stored } from '#tests/component/trading-journal.tsx';

beforeEach(answerForJournal);

const everyField: JournalEntry = {
  id: '1767225600001',
  date: '2026-03-03',
  symbol: 'NVDA',
  entryPrice: 100,
  exitPrice: 90,
  positionSize: 5,
  tradeType: 'swing',
  reasonForEntry: 'Flag',
  lessonsLearned: 'Wait for the close',
  riskAmount: 25,
  pnl: 98,
  rMultiple: 3.92,
  winLoss: 'win',
  emotionBefore: 'anxious',
  emotionAfter: 'confident',
  setupQuality: 4,
  executionDiscipline: 2,
  tags: ['earnings', 'gap'],
  pattern: 'Hammer',
  timeframe: '4H',
  stopLoss: 105,
  takeProfit: 90,
  marketCondition: 'volatile',
  privateNotes: 'Slept badly',
  direction: 'short',
  fees: 2,
  stage: 'missed',
  plan: {
    entry: 100,
    stop: 105,
    target: 90,
    riskAmount: 25,
    size: 5,
    reason: 'Flag',
    confidence: 60,
    lockedAt: '2026-03-02T09:00:00.000Z',
  },
  brokenRules: ['chased'],
  fills: [
    { side: 'sell', price: 100, size: 5, fees: 1 },
    { side: 'buy', price: 90, size: 5, fees: 1 },
  ],
  importId: '1767225600000',
  currency: 'EUR',
  account: 'U1',
  assetClass: 'option',
  multiplier: 2,
  option: { underlying: 'NVDA', expiry: '2026-03-20', strike: 100, right: 'put' },
  openedAt: '2026-03-03 10:00:00',
  closedAt: '2026-03-04 10:00:00',
  zone: 'America/New_York',
  matching: 'lifo',
  spreadId: '1767225600000',
  splits: [{ time: '2026-03-03', ratio: 2, added: null, imports: ['1767225600000'] }],
  edited: ['fees'],
  pictures: [{ id: 'chart', alt: 'The flag', width: 1600, height: 900, bytes: 90_000 }],
};

test('every field of a trade differs from its default, so that a lost one is noticed', () => {
  const blank = newEntry({ id: '1', date: '2026-03-02' });
  for (const [name, value] of Object.entries(blank)) expect(everyField, name).not.toHaveProperty(name, value);
});

test('a trade that is opened and saved keeps every field', async () => {
  const { user } = renderJournal(everyField);
  await user.click(buttonNamed('Edit NVDA, Mar 3, 2026'));
  await user.type(field('Reason for Entry'), ' and gap');
  await user.click(buttonNamed('Update Trade'));
  expect(stored()).toEqual([{ ...everyField, reasonForEntry: 'Flag and gap' }]);
});

async function retype(user: ReturnType<typeof renderJournal>['user'], label: string, text: string) {
  await user.clear(field(label));
  await user.type(field(label), text);
}

test('figures typed with a decimal comma are saved as meant', async () => {
  const { user } = renderJournal({ ...everyField, plan: null, fills: [] });
  await user.click(buttonNamed('Edit NVDA, Mar 3, 2026'));
  await retype(user, 'Exit Price', '102,5');
  await retype(user, 'Risk Amount', '50,5');
  await retype(user, 'Fees', '1,25');
  await retype(user, 'Stop Loss', '97,25');
  await user.click(buttonNamed('Update Trade'));
  expect(stored()[0]).toMatchObject({ exitPrice: 102.5, riskAmount: 50.5, fees: 1.25, stopLoss: 97.25 });
});

test('a figure that can be read in two ways is refused beside its field, and nothing is saved', async () => {
  const { user } = renderJournal(everyField);
  await user.click(buttonNamed('Edit NVDA, Mar 3, 2026'));
  await retype(user, 'Exit Price', '1,025');
  await user.click(buttonNamed('Update Trade'));
  expect(field('Exit Price').getAttribute('aria-invalid')).toBe('true');
  expect(document.body.textContent).toContain('Is that 1025 or 1.025? Write it that way.');
  expect(stored()).toEqual([everyField]);
});

test('a year that only a slip can mean is refused', async () => {
  const { user } = renderJournal(everyField);
  await user.click(buttonNamed('Edit NVDA, Mar 3, 2026'));
  await retype(user, 'Date', '0026-03-03');
  await user.click(buttonNamed('Update Trade'));
  expect(document.body.textContent).toContain('Check the year: 26.');
  expect(stored()).toEqual([everyField]);
});

test('a taken trade of a day still to come is refused by the browser’s clock', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date(2026, 2, 4, 12) });
  try {
    const { user } = renderJournal({ ...everyField, stage: 'taken' });
    await user.click(buttonNamed('Edit NVDA, Mar 3, 2026'));
    await retype(user, 'Exit Date', '2026-03-06');
    await user.click(buttonNamed('Update Trade'));
    expect(document.body.textContent).toContain('This day is still to come. Check the date.');
    expect(document.body.textContent).toContain('Not saved. Check Exit Date.');
    await retype(user, 'Exit Date', '2026-03-05');
    await user.click(buttonNamed('Update Trade'));
    expect(stored()[0]).toMatchObject({ closedAt: '2026-03-05' });
  } finally {
    vi.useRealTimers();
  }
});

test('the arrow keys change a price by a cent', async () => {
  const { user } = renderJournal(everyField);
  await user.click(buttonNamed('Edit NVDA, Mar 3, 2026'));
  await retype(user, 'Exit Price', '102,5');
  await user.keyboard('{ArrowUp}{ArrowUp}{ArrowDown}');
  expect(field('Exit Price').value).toBe('102.51');
});

test('an exit typed into a trade that is closed in part closes the rest, until it is cleared', async () => {
  const fills = [
    { side: 'buy', price: 200, size: 100, fees: 1 },
    { side: 'sell', price: 205, size: 40, fees: 1 },
  ] as const;
  const fields = { symbol: 'TSM', entryPrice: 200, positionSize: 100, fees: 2, fills, reasonForEntry: 'Imported' };
  const part = withResult({ ...newEntry({ id: '1', date: '2026-03-02' }), ...fields, importId: '1' });
  const { user } = renderJournal(part);
  const update = async (exit: string) => {
    await user.click(buttonNamed('Edit TSM, Mar 2, 2026'));
    await user.clear(field('Exit Price'));
    if (exit !== '') await user.type(field('Exit Price'), exit);
    await user.click(buttonNamed('Update Trade'));
  };
  await user.click(buttonNamed('Edit TSM, Mar 2, 2026'));
  expect(document.body.textContent).toContain('Your exit for the 60 that your fills leave open.');
  await user.type(field('Exit Price'), '210');
  expect(document.body.textContent).toContain('Win: 798.00');
  await user.click(buttonNamed('Update Trade'));
  expect(stored()[0]).toMatchObject({ exitPrice: 208, pnl: 798, winLoss: 'win', fills });
  expect(document.body.textContent).toContain('100 × 200.00 → 208.00');
  await user.click(buttonNamed('Edit TSM, Mar 2, 2026'));
  expect(field('Exit Price').value).toBe('210');
  await user.click(buttonNamed('Update Trade'));
  expect(stored()[0]).toMatchObject({ exitPrice: 208, pnl: 798 });
  await update('212');
  expect(stored()[0]).toMatchObject({ exitPrice: 209.2, pnl: 918 });
  await user.click(buttonNamed('Edit TSM, Mar 2, 2026'));
  await retype(user, 'Position Size', '120');
  // 40 × 5.00 + 80 × 12.00 − 2.00
  expect(document.body.textContent).toContain('Win: 1,158.00');
  await user.click(buttonNamed('Cancel'));
  await update('');
  expect(stored()[0]).toMatchObject({ pnl: 198.6, winLoss: 'pending' });
  expect(stored()[0]).not.toHaveProperty('exitPrice');
});
