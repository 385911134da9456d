import { createHmac } from 'node:crypto';
import type { PatternEntry } from '@wickwise/curriculum/pattern';
import { patterns } from '@wickwise/curriculum/patterns';
import { drawPairQuestions, drawPictureQuestions } from '@wickwise/curriculum/questions/draw-questions';
import type { PictureQuestion } from '@wickwise/curriculum/questions/picture-question';
import { isLessonIncluded } from '@wickwise/curriculum/reader-patterns';
import { CallError } from '../../plugins/errors.ts';
import type { Learner } from '../../plugins/session.ts';
import { hasHeritageAccess } from '../access/public.ts';
import { patternById } from '../pattern/public.ts';

/** The rate limit for answers: each one is stored permanently, and no one reads a chart in less than a second. */
export const answerLimit = { name: 'drill-answer', points: 60, seconds: 60 } as const;

/**
 * How often charts may be drawn in a minute for a learner, or for all visitors of one network: it takes milliseconds of
 * the processor that everyone waits for. A drill draws four times.
 */
export const drawLimit = { points: 120, seconds: 60 } as const;

/** How often a visitor's drills may be added to an account. */
export const mergeLimit = { name: 'drill-merge', points: 20, seconds: 60 * 60 } as const;

export const TOO_MANY_DRILLS = 'That’s a lot of drills in a short time. Wait a minute, then try again.';
export const TOO_MANY_ANSWERS = 'That’s a lot of answers in a short time. Wait a minute, then try again.';

/** What identifies a drill. */
export interface DrillKey {
  readonly patternId: string;
  readonly drillId: string;
  /** The pattern to tell it from; null or left out for a drill on the one. */
  readonly against?: string | null | undefined;
}

/** Who takes a drill, and the secret that keeps its charts from being drawn elsewhere in advance. */
export interface DrillReader {
  readonly learner: Learner | null;
  readonly secret: string;
}

/**
 * The questions of a drill, the same each time for the same reader. The secret is part of the seed, and so is the
 * learner: neither a visitor nor another account sees the answers to the questions of this one.
 */
export function drawDrill({ patternId, drillId, against }: DrillKey, reader: DrillReader): PictureQuestion[] {
  const { learner, secret } = reader;
  const entry = findPattern(patternId, learner);
  const other = against == null ? null : findOther(against, { entry, learner });
  const seed = createHmac('sha256', secret)
    .update(['drill', patternId, drillId, learner?.id ?? 'visitor', ...(other ? [other.id] : [])].join('\n'))
    .digest()
    .readUInt32BE();
  return other === null
    ? drawPictureQuestions({ entry, pool: poolOf(entry), seed })
    : drawPairQuestions({ entry, other, seed });
}

/** Whether a chart of one can be taken for the other: they have to be charts of the same kind. */
export function canTellApart(one: PatternEntry, other: PatternEntry): boolean {
  return one.id !== other.id && one.category === other.category;
}

function findOther(patternId: string, { entry, learner }: { entry: PatternEntry; learner: Learner | null }) {
  const other = findPattern(patternId, learner);
  if (canTellApart(entry, other)) return other;
  throw new CallError('invalid_request', 'These two patterns can’t be mistaken for each other.');
}

function findPattern(patternId: string, learner: Learner | null): PatternEntry {
  const entry = patternById.get(patternId);
  if (entry === undefined) throw new CallError('not_found', 'There is no pattern with that name.');
  if (isLessonIncluded(entry, { hasHeritageAccess: hasHeritageAccess(learner) })) return entry;
  throw new CallError('heritage_required', 'This drill is available to Heritage tier members only.');
}

const free = patterns.filter(({ requiredTier }) => requiredTier === 'genesis');

/** Depends on the pattern, not on the reader: an upgrade in the middle of a drill must not change its questions. */
function poolOf({ requiredTier }: PatternEntry): readonly PatternEntry[] {
  return requiredTier === 'genesis' ? free : patterns;
}
