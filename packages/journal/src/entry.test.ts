import { expect, test } from 'vitest';
import { emotions, marketConditions, newEntry, outcomes, parseTags, timeframes, tradeTypes } from './entry.ts';

test('a new trade is a pending day trade in a sideways market, taken calmly on the daily chart, without tags', () => {
  expect(newEntry({ id: '1767225600000', date: '2026-03-02' })).toMatchObject({
    id: '1767225600000',
    date: '2026-03-02',
    tradeType: 'day',
    winLoss: 'pending',
    emotionBefore: 'calm',
    marketCondition: 'sideways',
    timeframe: '1D',
    tags: [],
    setupQuality: 3,
    executionDiscipline: 3,
    exitPrice: null,
    riskAmount: null,
  });
});

test('a trade has the field names of its backups and exports', () => {
  expect(Object.keys(newEntry({ id: '1', date: '2026-03-02' }))).toEqual(
    expect.arrayContaining([
      'id',
      'date',
      'symbol',
      'entryPrice',
      'exitPrice',
      'positionSize',
      'tradeType',
      'reasonForEntry',
      'lessonsLearned',
      'riskAmount',
      'pnl',
      'rMultiple',
      'winLoss',
      'emotionBefore',
      'emotionAfter',
      'setupQuality',
      'executionDiscipline',
      'tags',
      'pattern',
      'timeframe',
      'stopLoss',
      'takeProfit',
      'marketCondition',
      'privateNotes',
    ]),
  );
});

test.each([
  ['types', tradeTypes, ['scalp', 'day', 'swing', 'leap']],
  ['outcomes', outcomes, ['pending', 'win', 'loss', 'breakeven']],
  ['emotions', emotions, ['calm', 'confident', 'anxious', 'revenge', 'indecisive']],
  ['timeframes', timeframes, ['1M', '5M', '15M', '1H', '4H', '1D', '1W']],
  ['market conditions', marketConditions, ['bullish', 'bearish', 'sideways', 'volatile']],
])('the %s of a trade are these and no others', (_, choices, expected) => {
  expect(choices).toEqual(expected);
});

test('tags are separated by commas and trimmed, and empty ones are dropped', () => {
  expect(parseTags(' breakout, ,earnings ,,gap')).toEqual(['breakout', 'earnings', 'gap']);
  expect(parseTags(' , ')).toEqual([]);
});
