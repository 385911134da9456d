import type { WickSubject } from '@wickwise/contract/assistant';
import { CallError } from '../../plugins/errors.ts';
import { readDrillReview } from '../drill/public.ts';
import { readChart } from '../market/public.ts';
import { patternById } from '../pattern/public.ts';
import { readQuizReview } from '../quiz/public.ts';
import type { AnalysisContext } from './mutations.ts';
import { chartSubject } from './questions/chart-subject.ts';
import { givenSubject } from './questions/given-subject.ts';
import { lessonSubject } from './questions/picture-subject.ts';
import type { Subject } from './questions/subject.ts';

/**
 * Measures what a learner's question is about.
 * @throws CallError `not_found` for a lesson or a candle that there isn't, and for an answer that wasn't given
 */
export async function readSubject(context: AnalysisContext, subject: WickSubject): Promise<Subject> {
  switch (subject.kind) {
    case 'chart':
      return chartSubject(subject, await readChart(context, subject));
    case 'lesson':
      return lessonSubject(findLesson(subject.patternId));
    case 'drill':
      return givenSubject(orNotFound(await readDrillReview(context, subject)));
    case 'quiz':
      return givenSubject(orNotFound(await readQuizReview(context, subject)));
    default:
      return subject satisfies never;
  }
}

function findLesson(patternId: string) {
  const entry = patternById.get(patternId);
  if (entry === undefined) throw new CallError('not_found', 'There is no pattern with that name.');
  return entry;
}

function orNotFound<T>(review: T | null): T {
  if (review === null) throw new CallError('not_found', 'You haven’t answered that question yet.');
  return review;
}
