import { expect, it } from 'vitest';
import { patterns } from '../patterns.ts';
import { checkRules } from './checked-rules.ts';

it.each(['hammer', 'hanging-man', 'inverted-hammer', 'shooting-star'])(
  'the feedback on a %s requires the shadow that its lesson requires, not the shorter one of the market engine',
  (id) => {
    const entry = patterns.find((pattern) => pattern.id === id);
    if (entry === undefined) throw new Error(`There is no lesson ${id}.`);
    const candles = entry.example.candles.slice(0, (entry.example.mark?.to ?? 0) + 1);
    const bounds = checkRules(entry, { candles, mark: null }).map(({ bound }) => bound);
    expect(bounds).toContain(entry.rules.find(({ measure }) => /shadow ÷ body/i.test(measure))?.bound);
  },
);
