import type {
  Calibration,
  PatternScore,
  RecommendedAction,
  ScoreTrend,
  SessionType,
} from '@wickwise/contract/analytics';
import { CALIBRATION_ADVICE_FROM } from '@wickwise/contract/constants';
import { displayTimeZone } from '#app/lib/time-zone.ts';
import { articlePath } from '../article/public.ts';
import { comparisonPath, lessonPath } from '../pattern/public.ts';

export const sessionNames: Record<SessionType, string> = {
  lessons: 'Lessons',
  quiz: 'Knowledge check',
  vocabulary: 'Vocabulary',
  flashcards: 'Flashcards',
  scenarios: 'Scenarios',
  drills: 'Drills',
  mixed: 'Mixed study',
};

export const trendNames: Record<ScoreTrend, string> = { improving: 'Improving', declining: 'Declining', flat: 'Flat' };

/** `83%`, of a share in percent. */
export function percentText(percent: number): string {
  return `${Math.round(percent)}%`;
}

/** `44% to 97%` */
export function rangeText({ low, high }: PatternScore['interval']): string {
  return `${percentText(low)} to ${percentText(high)}`;
}

/** Whole minutes, such as `1,240`. */
export function minutesOf(seconds: number): number {
  return Math.round(seconds / 60);
}

/** The moment a session began, in the learner's own zone, such as `Mon, Mar 9, 6:30 PM`. */
export function momentText(moment: string, timeZone: string | null): string {
  return new Date(moment).toLocaleString('en-US', {
    weekday: 'short',
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: displayTimeZone(timeZone),
  });
}

interface ActionLink {
  readonly to: string;
  readonly label: string;
}

/** Where a recommendation leads. */
export function actionLink(action: RecommendedAction, nameOf: (patternId: string) => string): ActionLink {
  switch (action.kind) {
    case 'lesson':
      return { to: lessonPath(action.patternId), label: `Open ${nameOf(action.patternId)}` };
    case 'article':
      return { to: articlePath(action.articleId), label: 'Open the article' };
    case 'comparison':
      return { to: comparisonPath(...action.patternIds), label: 'Compare the two' };
    case 'drill':
      return { to: `${lessonPath(action.patternId)}#spot-it`, label: 'Try three charts' };
    case 'quiz':
      return { to: `/quiz?${new URLSearchParams({ quiz: action.quizId })}`, label: 'Take the knowledge check' };
    case 'vocabulary':
      return {
        to: `/vocabulary-quiz?${new URLSearchParams({ terms: action.termIds.join(',') })}`,
        label: 'Take the quiz',
      };
    case 'scenario':
      return { to: `/scenarios?${new URLSearchParams({ scenario: action.scenarioId })}`, label: 'Open the scenario' };
  }
}

/** Advice on calibration, or how many more answers it takes before there is enough data. */
export function calibrationAdvice({ answers, overall, verdict }: Calibration): string {
  if (overall === null || verdict === null) {
    const missing = CALIBRATION_ADVICE_FROM - answers;
    return `${missing} more ${missing === 1 ? 'answer' : 'answers'} until we have enough to give you advice.`;
  }
  const sure = percentText(overall.confidence);
  const right = percentText(overall.correct);
  const facts = `On ${answers} answers, you said how sure you were: ${sure} on average. You got ${right} of them right.`;
  switch (verdict) {
    case 'overconfident':
      return `${facts} Before you submit, name one thing that would make your choice wrong, then look for it in the chart.`;
    case 'underconfident':
      return `${facts} You know more than you think. When a pattern meets every rule, you can be surer of your answer.`;
    case 'uneven':
      return `${facts} But the curve leaves the dashed line at both ends: your confidence is too high at one end and too low at the other. Ask what your surest answers have in common.`;
    case 'calibrated':
      return `${facts} You can trust your confidence. Where it’s low, reread the lesson before you move on.`;
  }
}
