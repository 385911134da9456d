import {
  type BrokenRule,
  brokenRules,
  type Emotion,
  type MarketCondition,
  parseTags,
  type Timeframe,
  type TradeType,
} from '@wickwise/journal/entry';
import type { SpreadReview } from '@wickwise/journal/spread/edit-spread';
import { collectProblems, type FormValues, type Problems } from '#app/ui/form/form-problems.tsx';
import { amountOf, amountProblem } from './amount-draft.ts';

/** The problems of a review of a spread. */
export function spreadProblems({ reasonForEntry, riskAmount }: FormValues): Problems {
  return collectProblems({
    reasonForEntry: reasonProblem(reasonForEntry),
    riskAmount: amountProblem(riskAmount),
  });
}

export function reasonProblem(reason = ''): string | null {
  return reason.trim() ? null : 'Write down why you took the trade.';
}

/** What a form says of a trade beside its prices. */
export function reviewFromForm(form: HTMLFormElement): SpreadReview {
  const data = new FormData(form);
  const text = (name: string) => String(data.get(name) ?? '');
  const choice = <Choice extends string>(name: string) => text(name) as Choice;
  return {
    riskAmount: amountOf(text('riskAmount')),
    tradeType: choice<TradeType | ''>('tradeType'),
    emotionBefore: choice<Emotion | ''>('emotionBefore'),
    marketCondition: choice<MarketCondition | ''>('marketCondition'),
    timeframe: choice<Timeframe | ''>('timeframe'),
    pattern: text('pattern').trim(),
    tags: parseTags(text('tags')),
    reasonForEntry: text('reasonForEntry').trim(),
    lessonsLearned: text('lessonsLearned').trim(),
    setupQuality: ratingOf(text('setupQuality')),
    executionDiscipline: ratingOf(text('executionDiscipline')),
    emotionAfter: choice<Emotion | ''>('emotionAfter'),
    privateNotes: text('privateNotes'),
    brokenRules: rulesOf(data),
  };
}

function ratingOf(text: string): number | null {
  return text === '' ? null : Number(text);
}

function rulesOf(data: FormData): BrokenRule[] | null {
  const broken = brokenRules.filter((rule) => data.getAll('brokenRules').includes(rule));
  return broken.length > 0 || data.has('rulesKept') ? broken : null;
}
