import type { ScenarioOptionId } from '@wickwise/contract/scenario';
import { evaluate } from 'mathjs';
import { describe, expect, it } from 'vitest';
import { scenarios } from '../src/scenarios/scenarios.ts';
import { numbersIn } from './arithmetic-check.ts';

/**
 * What each choice comes to on the scenario's one basis, from the quantities and prices of its texts alone: never from
 * an intermediate result, so that two choices that are worth the same cannot differ.
 */
const formulas: Readonly<Record<string, Readonly<Record<ScenarioOptionId, string>>>> = {
  'position-sizing': {
    a: '3 * (39.80 - 42.60)',
    b: '100 * (39.80 - 42.60)',
    c: '50 * (39.80 - 42.60)',
    d: '328 * (39.80 - 42.60)',
  },
  'stop-loss': {
    a: '80 * (53.80 - 56.20)',
    b: '80 * (50.58 - 56.20)',
    c: '80 * (51.50 - 56.20)',
    d: '80 * (51.90 - 56.20)',
  },
  'pattern-recognition': { a: '0', b: '0', c: '0', d: '26 * (87.60 - 80.30)' },
  'support-test': {
    a: '100 * (50.00 - 51.20)',
    b: '66 * (56.00 - 51.20)',
    c: '93 * (49.92 - 51.20)',
    d: '23 * (56.00 - 51.20)',
  },
  'breakout-volume': {
    a: '87 * (36.96 - 33.60)',
    b: '53 * (58.00 - 58.90)',
    c: '67 * (109.76 - 111.40)',
    d: '53 * (20.09 - 22.14)',
  },
  fomo: {
    a: '17 * (14.30 - 17.92)',
    b: '0',
    c: '100 * (14.30 - 17.92)',
    d: '100 * (17.92 - 19.00)',
  },
  'averaging-down': {
    a: '100 * (23.76 - 30.00) + 100 * (23.76 - 26.40)',
    b: '100 * (23.76 - 30.00)',
    c: '50 * (26.40 - 30.00) + 50 * (23.76 - 30.00)',
    d: '100 * (26.40 - 30.00)',
  },
  'sector-correlation': {
    a: '100 * (43.20 - 48.00) + 80 * (58.50 - 65.00)',
    b: '100 * (43.20 - 48.00) + 80 * (58.50 - 65.00) + 125 * (31.59 - 35.10)',
    c: '100 * (43.20 - 48.00) + 80 * (58.50 - 65.00) + 170 * (31.59 - 35.10)',
    d: '100 * (43.20 - 48.00) + 80 * (58.50 - 65.00) + 250 * (31.59 - 35.10)',
  },
  'pre-market-trading': {
    a: '40 * (55.80 - 55.00)',
    b: '40 * (55.80 - 56.40)',
    c: '40 * (55.80 - 57.40)',
    d: '20 * (55.80 - 56.40) + 20 * (55.80 - 57.40)',
  },
  'revenge-trading': {
    a: '500 * (39.20 - 38.20)',
    b: '250 * (39.20 - 38.20)',
    c: '0',
    d: '125 * (39.20 - 38.20)',
  },
  'market-sentiment': {
    a: '0',
    b: '64 * (408.10 - 371.00)',
    c: '32 * (408.10 - 371.00)',
    d: '40 * (371.00 - 408.10)',
  },
  'news-reaction': {
    a: '200 * (33.00 - 35.00)',
    b: '200 * (33.00 - 35.00) + 100 * (33.00 - 36.00)',
    c: '200 * (35.00 - 35.00)',
    d: '200 * (36.00 - 35.00)',
  },
  'gap-strategy': {
    a: '50 * (57.00 - 48.40)',
    b: '100 * (57.00 - 48.40)',
    c: '0',
    d: '100 * (46.40 - 48.40)',
  },
  'oversold-bounce': {
    a: '30 * (88.70 - 86.50)',
    b: '78 * (88.70 - 81.50)',
    c: '156 * (88.70 - 81.50)',
    d: '0',
  },
  'earnings-play': {
    a: '150 * (76.30 - 61.00)',
    b: '150 * (76.30 - 61.00) + 50 * (76.30 - 70.00)',
    c: '112 * (70.00 - 61.00) + 38 * (76.30 - 61.00)',
    d: '150 * (69.50 - 61.00)',
  },
  // Price, dividend taxed at 24%, and what a loss saves on gains that are taxed at 15%.
  'dividend-capture': {
    a: '500 * (39.38 - 40.00) * (1 - 15 / 100) + 500 * 0.60 * (1 - 24 / 100)',
    b: '500 * (38.40 - 40.00) * (1 - 15 / 100) + 500 * 0.60 * (1 - 24 / 100)',
    c: '500 * (38.40 - 39.40) * (1 - 15 / 100)',
    d: '0',
  },
  'fed-meeting': {
    a: '0',
    b: '500 * (91.50 - 92.00 - 0.02)',
    c: '500 * (92.00 - 91.50 - 0.02)',
    d: '500 * (91.50 - 92.50 - 0.02)',
  },
  // Technology gains 1%, the industrial fund 2%, healthcare and cash nothing.
  'sector-rotation': {
    a: '40000 * 1 / 100 + 16000 * 2 / 100',
    b: '(40000 - 20000) * 1 / 100 + (16000 + 20000) * 2 / 100',
    c: '16000 * 2 / 100',
    d: '(40000 + 16000) * 1 / 100',
  },
  'momentum-reversal': {
    a: '200 * (186.00 - 150.00) + 200 * (186.00 - 192.50)',
    b: '200 * (180.90 - 150.00) + 100 * (180.90 - 186.00)',
    c: '200 * (180.90 - 150.00)',
    d: '200 * (170.90 - 150.00)',
  },
  'liquidity-crisis': {
    a: '200 * 12.40 + 300 * 12.10 + 700 * 11.90 + 1200 * 11.60 - 2400 * 12.80',
    b: '4 * 300 * 12.40 + 4 * 300 * 12.10 - 2400 * 12.80',
    c: '700 * 11.90 + 1200 * 11.60 + 500 * 11.50 - 2400 * 12.80',
    d: '2400 * (10.89 - 12.80)',
  },
  // At 24%, this year's gains of 3,600 cost 864 unless the loss counts.
  'wash-sale-rule': {
    a: '200 * (46.20 - 42.00) - 3600 * 24 / 100',
    b: '200 * (46.20 - 42.42) - 3600 * 24 / 100',
    c: '200 * (46.20 - 42.00) - 3600 * 24 / 100',
    d: '200 * 42.00 * 2 / 100 - (3600 - 200 * (60.00 - 42.00)) * 24 / 100',
  },
  // Cash after a 15% tax on dividends and gains. If the shares were called away, they are bought back at the open.
  'options-assignment': {
    a: '300 * (0.90 - 3.52 + 0.72) - 15 / 100 * 300 * (0.72 + 1.10 - 3.52)',
    b: '300 * (55.00 - 57.68) - 15 / 100 * 300 * (55.00 + 1.10 - 41.00)',
    c: '300 * (55.00 - 57.68) - 15 / 100 * 300 * (55.00 + 1.10 - 41.00)',
    d: '300 * (58.40 + 55.00 - 0.72 - 2 * 57.68) - 15 / 100 * 300 * (58.40 - 41.00 + 55.00 + 1.10 - 0.72 - 57.68)',
  },
  'margin-call': {
    a: '1000 * (36.90 - 41.00)',
    b: '1000 * (36.90 - 41.00)',
    c: '500 * (36.90 - 41.00)',
    d: '894 * (36.90 - 41.00)',
  },
  // Three calls cover 300 shares.
  'short-squeeze': {
    a: '300 * (22.00 - 55.00)',
    b: '300 * (22.00 - 55.00) + 300 * (27.50 - 55.00)',
    c: '300 * (22.00 - 55.00) + 300 * (55.00 - 30.00 - 4.20)',
    d: '300 * (22.00 - 27.50)',
  },
};

describe.each(scenarios)('the outcomes of $id', ({ id, outcomes, context, situation, options }) => {
  const formula = formulas[id];

  it('each outcome follows from the scenario’s own quantities and prices, on one basis', () => {
    const computed = Object.entries(formula ?? {}).map(([option, text]) => [option, Number(evaluate(text).toFixed(2))]);
    expect(Object.fromEntries(computed)).toEqual(outcomes);
  });

  it('each number that an outcome is computed from stands in the texts', () => {
    const texts = [
      context,
      situation,
      ...options.flatMap(({ text, explanation, consequence }) => [text, explanation, consequence]),
    ];
    const named = new Set([0, 1, 2, 4, 100, ...numbersIn(texts.join(' '))]);
    expect(numbersIn(Object.values(formula ?? {}).join(' ')).filter((number) => !named.has(number))).toEqual([]);
  });
});
