import ChartCandlestick from 'lucide-react/icons/chart-candlestick';
import { type FormEvent, type ReactNode, useState } from 'react';
import { Button } from '#app/ui/button/button.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { ToolLink } from '#app/ui/tool-button.tsx';
import { ToolActions, ToolPage } from '#app/ui/tool-page.tsx';
import { DeskLayout } from '../desk-layout.tsx';
import { type SeriesChoice, SeriesTooShortError, useStartReplay } from '../queries.ts';
import { HowItWorks } from './how-it-works.tsx';
import { ReplayPicture } from './replay-picture.tsx';
import { choicesOf, SetupFields } from './setup-fields.tsx';

interface ReplaySetupProps {
  title: string;
  lede: string;
  /** Problems with what is stored in this browser. */
  notices: ReactNode;
}

/** The form that starts a replay; its window is random. */
export function ReplaySetup({ title, lede, notices }: ReplaySetupProps) {
  const [kind, setKind] = useState<SeriesChoice['kind']>('history');
  const start = useStartReplay();
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    start.mutate(choicesOf(new FormData(event.currentTarget), kind));
  };
  return (
    <ToolPage wide title={title} toolbar={<ToolLink icon={ChartCandlestick} label="Live charts" to="/live-charts" />}>
      {notices}
      <form onSubmit={submit} className="flex flex-1 flex-col">
        <DeskLayout
          chart={
            start.isError ? (
              <StartFailure error={start.error} onRetry={() => start.variables && start.mutate(start.variables)} />
            ) : (
              <ReplayPicture caption={lede} />
            )
          }
          side={
            <>
              <SetupFields kind={kind} onKind={setKind} />
              <HowItWorks />
            </>
          }
        />
        <ToolActions>
          <Button
            type="submit"
            pending={start.isPending}
            pendingLabel="Loading the bars…"
            className="grow sm:ml-auto sm:min-w-72 sm:grow-0"
          >
            Start replay
          </Button>
        </ToolActions>
      </form>
    </ToolPage>
  );
}

/** In the place of the chart: what to do next. */
function StartFailure({ error, onRetry }: { error: Error; onRetry: () => void }) {
  return (
    <div className="grid flex-1 content-center p-4">
      {error instanceof SeriesTooShortError ? (
        <p role="alert" className="text-center font-medium text-down">
          That series is too short for that many bars. Choose fewer bars or another timeframe.
        </p>
      ) : (
        <ErrorState title="The bars couldn’t be loaded" text="Check your connection and try again." onRetry={onRetry} />
      )}
    </div>
  );
}
