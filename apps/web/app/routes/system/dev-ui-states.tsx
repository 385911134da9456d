import { DifficultyDots } from '#app/features/pattern/list/difficulty-dots.tsx';
import { WeekCandles } from '#app/features/reward/week-candles.tsx';
import { AdjacentPages } from '#app/ui/adjacent-pages.tsx';
import { ButtonLink } from '#app/ui/button/button-link.tsx';
import { Card } from '#app/ui/card.tsx';
import { type Column, DataTable } from '#app/ui/data-table.tsx';
import { KeyHint } from '#app/ui/key-hint.tsx';
import { EmptyState } from '#app/ui/state/empty-state.tsx';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Notice } from '#app/ui/state/notice.tsx';
import { ProgressBar } from '#app/ui/state/progress-bar.tsx';
import { ProgressRing } from '#app/ui/state/progress-ring.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { Tag } from '#app/ui/tag.tsx';
import { SampleSection } from './dev-ui-section.tsx';

const tones = ['neutral', 'brass', 'up', 'down'] as const;
const notices = ['info', 'success', 'warning', 'error'] as const;
const week = [true, true, false, true, true, true, false];
const columns: readonly Column<string>[] = [
  { key: 'tone', title: 'Tone', cell: (tone) => tone },
  { key: 'letters', title: 'Letters', className: 'text-right', cell: (tone) => tone.length },
];

export function StateSamples() {
  return (
    <SampleSection title="States">
      <div className="flex flex-wrap items-center gap-4">
        {tones.map((tone) => (
          <Tag key={tone} tone={tone}>
            {tone}
          </Tag>
        ))}
        <DifficultyDots difficulty="easy" />
        <DifficultyDots difficulty="medium" />
        <DifficultyDots difficulty="hard" />
        <KeyHint>space</KeyHint>
        <WeekCandles days={week} />
      </div>
      <div className="grid gap-3 md:grid-cols-2">
        {notices.map((tone) => (
          <Notice key={tone} tone={tone} title={`A notice of tone ${tone}`}>
            It says what happened and what to do.
          </Notice>
        ))}
      </div>
      <div className="grid items-center gap-6 md:grid-cols-3">
        <ProgressBar label="Lessons" value={3} max={5} valueText="3 of 5 lessons" />
        <ProgressBar thin label="Overall progress" value={40} />
        <ProgressRing value={65} label="65 percent of lessons complete">
          <span className="num font-semibold text-xl">65%</span>
        </ProgressRing>
      </div>
      <div className="grid gap-6 md:grid-cols-3">
        <Card picture={<Skeleton label="Loading a pattern" className="aspect-8/5" />}>
          <Skeleton className="h-5 w-1/2" />
          <Skeleton className="h-4 w-full" />
        </Card>
        <EmptyState
          title="Nothing here yet"
          text="It fills as you learn."
          action={<ButtonLink to="/learn">Go to the lessons</ButtonLink>}
        />
        <ErrorState title="It couldn’t be loaded" text="Check your connection." onRetry={() => undefined} />
      </div>
      <DataTable caption="Tones" showsCaption columns={columns} rows={tones} keyOf={(tone) => tone} />
      <AdjacentPages noun="page" previous={{ to: '/', title: 'Home' }} next={{ to: '/learn', title: 'Lessons' }} />
    </SampleSection>
  );
}
