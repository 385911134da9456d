import type { DailyChart, DailyReview } from '@wickwise/contract/practice/daily-chart';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { ToolPage } from '#app/ui/tool-page.tsx';
import { ChartsNeedScripts, PictureQuestionForm } from '../drill/public.ts';
import { AfterAnswer } from './after-answer.tsx';
import { chartDayText, sharedText } from './model.ts';
import { useAnswerDailyChart, useDailyChart } from './queries.ts';
import { ShareButton } from './share-button.tsx';

const TITLE = 'Chart of the day';

/** One chart a day, the same for everyone, answered once. */
export function DailyChartScreen() {
  const { data: chart, isError, refetch } = useDailyChart();
  if (chart) return <LoadedChart key={chart.day} chart={chart} />;
  return (
    <ToolPage title={TITLE}>
      <div className="wrap grid flex-1 content-start py-4">
        <ChartsNeedScripts />
        {isError ? (
          <ErrorState title="The chart couldn’t be loaded" onRetry={refetch} />
        ) : (
          <Skeleton label="Loading the chart of the day" className="h-96 w-full rounded-lg noscript:hidden" />
        )}
      </div>
    </ToolPage>
  );
}

function LoadedChart({ chart: { day, question, review } }: { chart: DailyChart }) {
  const sending = useAnswerDailyChart();
  return (
    <ToolPage title={TITLE} toolbar={<p className="text-muted text-sm">{chartDayText(day)}</p>}>
      <PictureQuestionForm
        question={question}
        review={review}
        sending={sending}
        toAnswer={(chosen) => ({ day, chosen })}
        actions={review ? <Actions day={day} review={review} /> : null}
      >
        {review ? <AfterAnswer review={review} /> : null}
      </PictureQuestionForm>
    </ToolPage>
  );
}

function Actions({ day, review }: { day: string; review: DailyReview }) {
  const address = new URL('/chart-of-the-day', location.href).href;
  return (
    <div className="ml-auto flex flex-wrap justify-end gap-2 max-sm:grow">
      <ShareButton text={sharedText({ day, review, address })} />
      <ButtonLink to={`/practice?patterns=${review.patternId}`} className="max-sm:grow">
        More charts like it
      </ButtonLink>
    </div>
  );
}
