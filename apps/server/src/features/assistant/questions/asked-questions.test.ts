import { readFileSync } from 'node:fs';
import type { WickSubject } from '@wickwise/contract/assistant';
import { describe, expect, test, vi } from 'vitest';
import { gather } from '#tests/support/gather.ts';
import { type ChartMoment, chartOf } from '#tests/support/learner/chart-of.ts';
import { patternById } from '../../pattern/public.ts';
import { findFault } from '../writing/check-text.ts';
import { splitSentences } from '../writing/sentences.ts';
import { chartSubject } from './chart-subject.ts';
import { lessonSubject } from './picture-subject.ts';
import { writeAnswer } from './stream-answer.ts';
import type { Subject } from './subject.ts';

type Selection = Pick<Extract<WickSubject, { kind: 'chart' }>, 'candle' | 'pattern'>;

/** A question, and what a right answer must and must not say. */
type Asked = {
  readonly question: string;
  readonly kind: 'answered' | 'declined' | 'unknown';
  readonly holds: readonly string[];
  readonly lacks: readonly string[];
} & ({ readonly lesson: string } | (Omit<ChartMoment, 'now'> & Selection & { readonly now: string }));

/**
 * What holds was computed from the candles by plain definitions, apart from the code under test: charts of every symbol
 * and timeframe at six moments, at the newest candle and at earlier ones.
 */
const table: readonly Asked[] = readFileSync(new URL('./asked-questions.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line));

async function subjectOf(asked: Asked): Promise<Subject> {
  if ('lesson' in asked) {
    const entry = patternById.get(asked.lesson);
    if (entry === undefined) throw new Error(`There is no lesson ${asked.lesson}.`);
    return lessonSubject(entry);
  }
  const { symbol, interval, now, candle, pattern = null } = asked;
  const snapshot = await chartOf({ symbol, interval, now: new Date(now) });
  return chartSubject({ kind: 'chart', symbol, interval, candle, pattern }, snapshot);
}

async function* inOnePart(text: string): AsyncGenerator<string> {
  yield text;
}

test('the table has a hundred questions', () => {
  expect(table.length).toBeGreaterThanOrEqual(100);
});

describe('a hundred questions', () => {
  test.each(table.map((asked, row) => [row + 1, asked.question, asked] as const))(
    '%i: %s',
    async (_, question, asked) => {
      const subject = await subjectOf(asked);
      const symbol = 'lesson' in asked ? null : asked.symbol;
      const writing = { write: null, signal: new AbortController().signal, log: { warn: vi.fn() } };
      const { answer, kind, facts } = await writeAnswer({ question, subject, symbol }, writing);
      expect([kind, answer]).toEqual([asked.kind, answer]);
      for (const held of asked.holds) expect(answer).toContain(held);
      for (const lacking of asked.lacks) expect(answer).not.toContain(lacking);
      const knowledge = {
        interval: null,
        trend: null,
        rsi: null,
        ...subject.chart?.knowledge,
        facts,
        figures: subject.context.figures,
      };
      for (const sentence of await gather(splitSentences(inOnePart(answer)))) {
        if (kind === 'answered') expect([sentence, findFault(sentence, knowledge)]).toEqual([sentence, null]);
      }
    },
  );
});
