import type { Calibration, PatternScore, StudySession, StudySessionList } from '@wickwise/contract/analytics';
import {
  JUDGED_FROM_ATTEMPTS,
  RECENT_SESSIONS,
  STRONG_FROM_PERCENT,
  WEAK_BELOW_PERCENT,
} from '@wickwise/contract/constants';
import type * as learning from '@wickwise/learning/calibration';
import { rateScore, type PatternScore as Score } from '@wickwise/learning/pattern-score';
import type { StudySession as Session } from '@wickwise/learning/study-session';
import type { ConfidenceInterval } from '@wickwise/statistics/interval';
import { wholePercent } from '@wickwise/statistics/percent';
import { categoryOf } from '../reward/public.ts';

const limits = {
  fromAttempts: JUDGED_FROM_ATTEMPTS,
  weakBelowPercent: WEAK_BELOW_PERCENT,
  strongFromPercent: STRONG_FROM_PERCENT,
};

export function classifyScore(score: Pick<Score, 'percent' | 'attempts'>): 'weak' | 'strong' | null {
  return rateScore(score, limits);
}

/** Empty for a pattern that is no longer taught. */
export function toPatternScore({ patternId, attempts, percent, trend, interval }: Score): PatternScore[] {
  const category = categoryOf(patternId);
  if (category === null) return [];
  const judged = { totalAttempts: attempts, improvementTrend: trend, interval: inPercent(interval) };
  return [{ patternId, category, averageScore: percent, ...judged }];
}

export function toCalibration({ answers, bins, brierScore, overall, verdict }: learning.Calibration): Calibration {
  return {
    answers,
    brierScore,
    verdict,
    bins: bins.map((bin) => ({ ...bin, interval: inPercent(bin.interval) })),
    overall: overall && {
      confidence: overall.confidence,
      correct: overall.correct,
      interval: inPercent(overall.interval),
    },
  };
}

function inPercent({ low, high }: ConfidenceInterval): ConfidenceInterval {
  return { low: 100 * low, high: 100 * high };
}

/** @param sessions all of them, newest first. */
export function toSessionList(sessions: readonly Session[]): StudySessionList {
  const scores = sessions.flatMap((session) => scoreOf(session) ?? []);
  const mean = scores.reduce((sum, score) => sum + score, 0) / scores.length;
  return {
    sessions: sessions.slice(0, RECENT_SESSIONS).map(toStudySession),
    total: {
      sessions: sessions.length,
      seconds: sessions.reduce((sum, { studyMs }) => sum + Math.round(studyMs / 1000), 0),
      averageScore: scores.length === 0 ? null : Math.round(mean),
    },
  };
}

function toStudySession(session: Session): StudySession {
  const { type, startedAt, studyMs, correct, incorrect } = session;
  return {
    id: startedAt.toISOString(),
    startedAt: startedAt.toISOString(),
    sessionType: type,
    correct,
    incorrect,
    score: wholePercent(correct, correct + incorrect),
    duration: Math.round(studyMs / 1000),
  };
}

/** In percent, not rounded; null for a session without questions. */
function scoreOf({ correct, incorrect }: Session): number | null {
  const asked = correct + incorrect;
  return asked === 0 ? null : (100 * correct) / asked;
}
