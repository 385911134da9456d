import type { PatternScore, ScoreTrend } from '@wickwise/contract/analytics';
import Minus from 'lucide-react/icons/minus';
import TrendingDown from 'lucide-react/icons/trending-down';
import TrendingUp from 'lucide-react/icons/trending-up';
import { Link } from 'react-router';
import { categoryLabel, lessonPath } from '../pattern/public.ts';
import { rangeText, trendNames } from './model.ts';

interface PatternScoresProps {
  scores: readonly PatternScore[];
  /** The deciding score, in percent, marked on each bar. */
  threshold: number;
  nameOf: (patternId: string) => string;
}

/** Patterns with their score, its sample size, its interval and its trend. */
export function PatternScores({ scores, threshold, nameOf }: PatternScoresProps) {
  return (
    <>
      <ul className="divide-y divide-line border-line border-y">
        {scores.map((score) => (
          <ScoreRow key={score.patternId} score={score} threshold={threshold} nameOf={nameOf} />
        ))}
      </ul>
      <p className="mt-3 text-muted text-sm">
        The dot is your score, the line is its 95% interval, and the mark is at {threshold}%. The trend compares your
        last five answers with the five before; with fewer than ten answers, it shows as flat.
      </p>
    </>
  );
}

interface ScoreRowProps extends Omit<PatternScoresProps, 'scores'> {
  score: PatternScore;
}

function ScoreRow({ score, threshold, nameOf }: ScoreRowProps) {
  const { patternId, category, averageScore, totalAttempts, improvementTrend, interval } = score;
  return (
    <li className="grid items-center gap-x-6 gap-y-2 py-4 md:grid-cols-[minmax(0,3fr)_minmax(0,4fr)_auto]">
      <div className="min-w-0">
        <Link
          to={lessonPath(patternId)}
          className="wrap-anywhere inline-flex min-h-8 items-center font-semibold underline underline-offset-4"
        >
          {nameOf(patternId)}
        </Link>
        <p className="text-muted text-sm">{categoryLabel(category)}</p>
      </div>
      <div className="min-w-0">
        <ScoreBar score={averageScore} interval={interval} threshold={threshold} />
        <p className="mt-1 text-sm text-soft">
          <span className="num font-semibold text-ink">{averageScore}%</span> correct in{' '}
          <span className="num">{totalAttempts}</span> {totalAttempts === 1 ? 'answer' : 'answers'}, 95% interval{' '}
          <span className="whitespace-nowrap">{rangeText(interval)}</span>
        </p>
      </div>
      <TrendMark trend={improvementTrend} />
    </li>
  );
}

const WIDTH = 300;

interface ScoreBarProps {
  score: number;
  interval: PatternScore['interval'];
  threshold: number;
}

/** Decorative: the text next to it says the same. */
function ScoreBar({ score, interval, threshold }: ScoreBarProps) {
  const x = (percent: number) => 6 + ((WIDTH - 12) * percent) / 100;
  return (
    <svg viewBox={`0 0 ${WIDTH} 20`} aria-hidden="true" className="block h-auto w-full max-w-sm fill-none">
      <path d={`M${x(0)} 10H${x(100)}`} strokeWidth="2" className="stroke-line" />
      <path d={`M${x(threshold)} 2v16`} strokeWidth="1.5" strokeDasharray="3 2" className="stroke-control" />
      <path d={`M${x(interval.low)} 10H${x(interval.high)}`} strokeWidth="4" className="stroke-control" />
      <circle cx={x(score)} cy="10" r="5.5" strokeWidth="1.5" className="fill-brass stroke-ink" />
    </svg>
  );
}

const trendLooks = {
  improving: { icon: TrendingUp, tone: 'text-up' },
  declining: { icon: TrendingDown, tone: 'text-down' },
  flat: { icon: Minus, tone: 'text-muted' },
} as const;

function TrendMark({ trend }: { trend: ScoreTrend }) {
  const { icon: Icon, tone } = trendLooks[trend];
  return (
    <p className={`flex items-center gap-1.5 font-medium text-sm md:w-28 ${tone}`}>
      <Icon size={16} aria-hidden="true" />
      <span className="sr-only">Trend: </span>
      {trendNames[trend]}
    </p>
  );
}
