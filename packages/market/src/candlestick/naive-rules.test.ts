import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { arbitraryCandles } from '../../fixtures/arbitrary-series.ts';
import { body, bottom, colors, judgeAll, lower, type NaiveRule, top, upper, white } from '../../fixtures/naive-rule.ts';
import { CandleSeries } from '../series.ts';
import { listHits } from './hit.ts';
import { lookbackOf } from './measure/lookback.ts';
import type { PatternName } from './pattern-name.ts';
import { scan } from './scan.ts';

const naiveRules = {
  CDLDOJI: (look) => (body(look, 0) <= look.limit('tiny', 0) ? 100 : 0),
  CDLLONGLINE: (look) => {
    const isLine =
      body(look, 0) > look.limit('body', 0) &&
      upper(look, 0) < look.limit('shadow', 0) &&
      lower(look, 0) < look.limit('shadow', 0);
    return isLine ? (white(look, 0) ? 100 : -100) : 0;
  },
  CDLHAMMER: (look) => {
    const isHammer =
      body(look, 0) < look.limit('body', 0) && lower(look, 0) > body(look, 0) && upper(look, 0) < look.limit('tiny', 0);
    return isHammer && bottom(look, 0) <= look.l(1) + look.limit('near', 1) ? 100 : 0;
  },
  CDLRICKSHAWMAN: (look) => {
    const middle = look.l(0) + (look.h(0) - look.l(0)) / 2;
    const isMan =
      body(look, 0) <= look.limit('tiny', 0) && lower(look, 0) > body(look, 0) && upper(look, 0) > body(look, 0);
    const isCentered =
      bottom(look, 0) <= middle + look.limit('near', 0) && top(look, 0) >= middle - look.limit('near', 0);
    return isMan && isCentered ? 100 : 0;
  },
  CDLMATCHINGLOW: (look) => {
    const isEqual = look.c(0) <= look.c(1) + look.limit('equal', 1) && look.c(0) >= look.c(1) - look.limit('equal', 1);
    return colors(look, [1, 0]) === 'bb' && isEqual ? 100 : 0;
  },
  CDLSEPARATINGLINES: (look) => {
    const isEqual = look.o(0) <= look.o(1) + look.limit('equal', 1) && look.o(0) >= look.o(1) - look.limit('equal', 1);
    if (!isEqual || body(look, 0) <= look.limit('body', 0)) return 0;
    const isBare = (white(look, 0) ? lower(look, 0) : upper(look, 0)) < look.limit('tiny', 0);
    return isBare && white(look, 0) !== white(look, 1) ? (white(look, 0) ? 100 : -100) : 0;
  },
  CDLHARAMI: (look) => {
    if (body(look, 1) <= look.limit('body', 1) || body(look, 0) > look.limit('body', 0)) return 0;
    const sign = white(look, 1) ? -1 : 1;
    if (top(look, 0) < top(look, 1) && bottom(look, 0) > bottom(look, 1)) return sign * 100;
    return top(look, 0) <= top(look, 1) && bottom(look, 0) >= bottom(look, 1) ? sign * 80 : 0;
  },
  CDLKICKINGBYLENGTH: (look) => {
    const bare = [0, 1].every(
      (back) =>
        body(look, back) > look.limit('body', back) &&
        upper(look, back) < look.limit('tiny', back) &&
        lower(look, back) < look.limit('tiny', back),
    );
    const kicks =
      (colors(look, [1, 0]) === 'bw' && look.l(0) > look.h(1)) ||
      (colors(look, [1, 0]) === 'wb' && look.h(0) < look.l(1));
    if (!bare || !kicks) return 0;
    return white(look, body(look, 0) > body(look, 1) ? 0 : 1) ? 100 : -100;
  },
  CDLEVENINGSTAR: (look) =>
    colors(look, [2, 0]) === 'wb' &&
    body(look, 2) > look.limit('body', 2) &&
    body(look, 1) <= look.limit('body', 1) &&
    body(look, 0) > look.limit('body', 0) &&
    bottom(look, 1) > top(look, 2) &&
    look.c(0) < look.c(2) - body(look, 2) * 0.3
      ? -100
      : 0,
  CDLTRISTAR: (look) => {
    if (![0, 1, 2].every((back) => body(look, back) <= look.limit('tiny', 2))) return 0;
    if (top(look, 1) < bottom(look, 2) && bottom(look, 0) > bottom(look, 1)) return 100;
    return bottom(look, 1) > top(look, 2) && top(look, 0) < top(look, 1) ? -100 : 0;
  },
  CDLGAPSIDESIDEWHITE: (look) => {
    const up = bottom(look, 1) > top(look, 2) && bottom(look, 0) > top(look, 2);
    const down = top(look, 1) < bottom(look, 2) && top(look, 0) < bottom(look, 2);
    const alike =
      body(look, 0) >= body(look, 1) - look.limit('near', 1) &&
      body(look, 0) <= body(look, 1) + look.limit('near', 1) &&
      look.o(0) >= look.o(1) - look.limit('equal', 1) &&
      look.o(0) <= look.o(1) + look.limit('equal', 1);
    if (colors(look, [1, 0]) !== 'ww' || !alike || !(up || down)) return 0;
    return up ? 100 : -100;
  },
  CDLXSIDEGAP3METHODS: (look) => {
    const within = (price: number, back: number) => price < top(look, back) && price > bottom(look, back);
    const color = colors(look, [2, 1, 0]);
    if (!within(look.o(0), 1) || !within(look.c(0), 2)) return 0;
    if (color === 'wwb') return bottom(look, 1) > top(look, 2) ? 100 : 0;
    return color === 'bbw' && top(look, 1) < bottom(look, 2) ? -100 : 0;
  },
  CDLADVANCEBLOCK: (look) => {
    const advances =
      colors(look, [2, 1, 0]) === 'www' &&
      look.c(0) > look.c(1) &&
      look.c(1) > look.c(2) &&
      look.o(1) > look.o(2) &&
      look.o(1) <= look.c(2) + look.limit('near', 2) &&
      look.o(0) > look.o(1) &&
      look.o(0) <= look.c(1) + look.limit('near', 1) &&
      body(look, 2) > look.limit('body', 2) &&
      upper(look, 2) < look.limit('shadow', 2);
    const [third, second, first] = [body(look, 0), body(look, 1), body(look, 2)] as const;
    const tall = upper(look, 0) > look.limit('shadow', 0) || upper(look, 1) > look.limit('shadow', 1);
    const weakens =
      (second < first - look.limit('far', 2) && third < second + look.limit('near', 1)) ||
      third < second - look.limit('far', 1) ||
      (third < second && second < first && tall) ||
      (third < second && upper(look, 0) > third);
    return advances && weakens ? -100 : 0;
  },
  CDL3LINESTRIKE: (look) => {
    const follows = [2, 1].every(
      (back) =>
        look.o(back) >= bottom(look, back + 1) - look.limit('near', back + 1) &&
        look.o(back) <= top(look, back + 1) + look.limit('near', back + 1),
    );
    const [fourth, third, second, first] = [look.c(0), look.c(1), look.c(2), look.c(3)] as const;
    if (!follows) return 0;
    const color = colors(look, [3, 2, 1, 0]);
    if (color === 'wwwb' && third > second && second > first && look.o(0) > third && fourth < look.o(3)) return 100;
    const falls = color === 'bbbw' && third < second && second < first;
    return falls && look.o(0) < third && fourth > look.o(3) ? -100 : 0;
  },
  CDL3BLACKCROWS: (look) => {
    const crows =
      colors(look, [3, 2, 1, 0]) === 'wbbb' && [2, 1, 0].every((b) => lower(look, b) < look.limit('tiny', b));
    const opens = [1, 0].every((back) => look.o(back) < look.o(back + 1) && look.o(back) > look.c(back + 1));
    const falls = look.h(3) > look.c(2) && look.c(2) > look.c(1) && look.c(1) > look.c(0);
    return crows && opens && falls ? -100 : 0;
  },
  CDLLADDERBOTTOM: (look) =>
    colors(look, [4, 3, 2, 1, 0]) === 'bbbbw' &&
    [4, 3].every((back) => look.o(back) > look.o(back - 1) && look.c(back) > look.c(back - 1)) &&
    upper(look, 1) > look.limit('tiny', 1) &&
    look.o(0) > look.o(1) &&
    look.c(0) > look.h(1)
      ? 100
      : 0,
  CDLRISEFALL3METHODS: (look) => {
    const color = colors(look, [4, 3, 2, 1, 0]);
    const sign = color === 'wbbbw' ? 1 : -1;
    const sized =
      [4, 0].every((back) => body(look, back) > look.limit('body', back)) &&
      [3, 2, 1].every((back) => body(look, back) < look.limit('body', back));
    const held = [3, 2, 1].every((back) => bottom(look, back) < look.h(4) && top(look, back) > look.l(4));
    const moves =
      look.c(2) * sign < look.c(3) * sign &&
      look.c(1) * sign < look.c(2) * sign &&
      look.o(0) * sign > look.c(1) * sign &&
      look.c(0) * sign > look.c(4) * sign;
    return (color === 'wbbbw' || color === 'bwwwb') && sized && held && moves ? sign * 100 : 0;
  },
} satisfies Partial<Record<PatternName, NaiveRule>>;

const names = Object.keys(naiveRules) as (keyof typeof naiveRules)[];

describe.each(names)('the pattern %s', (name) => {
  it('the scan agrees with a recognizer that shares no code with it', () => {
    fc.assert(
      fc.property(arbitraryCandles, (candles) => {
        const expected = judgeAll({ candles, start: lookbackOf(name), rule: naiveRules[name] });
        expect(listHits(scan(CandleSeries.fromOhlc(candles)))[name]).toEqual(expected);
      }),
      { numRuns: 40 },
    );
  });
});
