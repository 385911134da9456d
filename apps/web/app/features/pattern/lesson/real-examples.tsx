import { useQuery } from '@tanstack/react-query';
import type { RealExample } from '@wickwise/contract/lesson/pattern';
import { useIsHydrated } from '#app/lib/page/is-hydrated.ts';
import { Button } from '#app/ui/button/button.tsx';
import { CandleChart } from '#app/ui/chart/candle-chart.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { realExamplesQuery } from '../queries.ts';

interface RealExamplesProps {
  patternId: string;
  name: string;
  /** Textbooks read no direction into it. */
  isUndecided: boolean;
}

/** The pattern in real prices: one that worked and one that failed, fetched once the lesson itself is shown. */
export function RealExamples({ patternId, name, isUndecided }: RealExamplesProps) {
  const isHydrated = useIsHydrated();
  const { data, isError, refetch } = useQuery({ ...realExamplesQuery(patternId), enabled: isHydrated });
  if (!isHydrated) return null;
  return (
    <section aria-labelledby="real-charts">
      <h2 id="real-charts" className="text-xl">
        On a real chart
      </h2>
      <p className="mt-2 mb-4 max-w-2xl text-soft">
        We searched a smaller set than our counts use: the daily prices of six stocks and funds, ending between 2012 and
        2018. We looked for the most recent {name.toLowerCase()} that{' '}
        {isUndecided
          ? 'price closed above and the most recent one that it closed below'
          : 'went the textbook’s way and the most recent one that didn’t'}
        . {data ? resultText(data) : null}
      </p>
      {isError ? <Retry onRetry={() => void refetch()} /> : null}
      {isError || data?.length === 0 ? null : <Charts examples={data} />}
    </section>
  );
}

function resultText([first, second]: readonly RealExample[]): string {
  if (first === undefined) return 'None of them has one that meets our rules, so there’s no chart to show.';
  if (second) return 'Two charts prove nothing. What’s been measured over many cases is under Evidence on this page.';
  const missing = first.asRead === false ? 'went the textbook’s way' : 'went the other way';
  return `None that meets our rules ${missing}, so there’s only one chart to show, and one chart proves nothing.`;
}

function Retry({ onRetry }: { onRetry: () => void }) {
  return (
    <p role="alert" className="flex flex-wrap items-center gap-3 text-soft">
      We couldn’t load the real charts.
      <Button variant="quiet" onClick={onRetry}>
        Try again
      </Button>
    </p>
  );
}

function Charts({ examples }: { examples: readonly RealExample[] | undefined }) {
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        {examples === undefined ? (
          <Skeleton className="aspect-[8/7] sm:col-span-2 sm:aspect-[16/7]" />
        ) : (
          examples.map((example) => <RealChart key={example.completedOn} example={example} />)
        )}
      </div>
      <p className="mt-3 text-muted text-sm">
        Prices from QuantConnect Lean (Apache License 2.0), as they were traded, not adjusted for dividends.
      </p>
    </>
  );
}

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** `2014-05-08` is May 8, 2014. The browser's own formatter takes a phone too long to make. */
function dayText(day: string): string {
  const [year, month, date] = day.split('-').map(Number);
  return `${MONTHS[(month ?? 1) - 1]} ${date}, ${year}`;
}

const OUTCOMES = {
  'closed above': 'price closed above it',
  'closed below': 'price closed below it',
  'target reached': 'price reached the target',
  'stop reached': 'price reached the stop',
} as const;

function RealChart({
  example: { symbol, name, outcome, asRead, completedOn, settledOn, picture },
}: {
  example: RealExample;
}) {
  const verdict = asRead === null ? 'What came next' : asRead ? 'Worked' : 'Failed';
  return (
    <figure className="overflow-hidden rounded-lg border border-line bg-panel">
      <div className="bg-sunk">
        <CandleChart picture={picture} size="large" />
      </div>
      <figcaption className="border-line border-t px-4 py-3 text-soft text-sm">
        <b className="block font-semibold text-ink">
          {symbol} <span className="font-normal text-soft">({name})</span>, {dayText(completedOn)}
        </b>
        {`${verdict}: ${OUTCOMES[outcome]} on ${dayText(settledOn)}.`}
      </figcaption>
    </figure>
  );
}
