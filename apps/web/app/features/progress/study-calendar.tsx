import { useQuery } from '@tanstack/react-query';
import type { DayState, StudyCalendar } from '@wickwise/contract/progress';
import { classNames } from '#app/ui/class-names.ts';
import { ErrorState } from '#app/ui/state/error-state.tsx';
import { Skeleton } from '#app/ui/state/skeleton.tsx';
import { calendarRows, monthLabels, shortDay } from './calendar.ts';
import { calendarQuery } from './queries.ts';

/** The days studied in the last half year. */
export function OwnStudyCalendar() {
  const { data, isError, refetch } = useQuery(calendarQuery);
  if (isError) return <ErrorState title="Your calendar couldn’t be loaded" onRetry={() => void refetch()} />;
  if (data === undefined) return <Skeleton label="Loading your calendar" className="h-64 w-full rounded-lg" />;
  return <CalendarCard calendar={data} />;
}

const looks: Record<DayState, string> = {
  studied: 'border-ink/60 bg-brass forced-colors:bg-[Highlight]',
  frozen:
    'border-brass bg-[repeating-linear-gradient(135deg,var(--brass)_0_2px,transparent_2px_5px)] forced-colors:border-2 forced-colors:border-dotted',
  missed: 'border-line-strong bg-sunk',
  today: 'border-2 border-ink border-dashed bg-ground',
  ahead: 'border-transparent',
};

const words: Record<DayState, string> = {
  studied: 'studied',
  frozen: 'missed, covered by a freeze',
  missed: 'no study',
  today: 'today, not studied yet',
  ahead: 'ahead',
};

const LEGEND = ['studied', 'frozen', 'missed'] as const;
const legendWords = { studied: 'Studied', frozen: 'Covered by a freeze', missed: 'No study' };

/** A column for each week and a row for each weekday; on a phone the newest half of it. */
export function CalendarCard({ calendar }: { calendar: StudyCalendar }) {
  const { weeks, daysStudied, longestStreak } = calendar;
  const hidden = Math.floor(weeks.length / 2);
  const cellStyle = (week: number) => classNames('p-0 text-center', week < hidden && 'max-sm:hidden');
  return (
    <div className="grid content-start gap-4 rounded-lg border border-line bg-panel p-5 sm:p-6">
      <table className="w-full table-fixed border-separate border-spacing-[2px] sm:border-spacing-[3px]">
        <caption className="sr-only">Days of study, one column per week</caption>
        <thead>
          <tr>
            <th scope="col" className="w-9 p-0 text-left">
              <span className="sr-only">Weekday</span>
            </th>
            {monthLabels(weeks).map(({ key, label, week }) => (
              <th key={key} scope="col" className={classNames(cellStyle(week), 'h-5 text-left font-normal')}>
                <span className="sr-only">Week of {shortDay(key)}</span>
                {label === null ? null : (
                  <span aria-hidden="true" className="relative block h-5">
                    <span className="absolute left-0 whitespace-nowrap text-muted text-xs">{label}</span>
                  </span>
                )}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarRows(weeks).map(({ weekday, days }) => (
            <tr key={weekday}>
              <th scope="row" className="p-0 text-left font-normal text-muted text-xs">
                <abbr title={weekday} className="no-underline">
                  {weekday.slice(0, 3)}
                </abbr>
              </th>
              {days.map(({ day, state }, week) => (
                <td key={day} className={cellStyle(week)}>
                  <span className={classNames('block aspect-square w-full rounded-sm border', looks[state])}>
                    {state === 'ahead' ? null : (
                      <span className="sr-only">
                        {shortDay(day)}: {words[state]}
                      </span>
                    )}
                  </span>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-hidden="true" className="flex flex-wrap gap-x-5 gap-y-1.5 text-muted text-sm">
        {LEGEND.map((state) => (
          <li key={state} className="flex items-center gap-2">
            <span className={classNames('size-3.5 rounded-sm border', looks[state])} />
            {legendWords[state]}
          </li>
        ))}
      </ul>
      <p className="border-line border-t pt-4 text-md text-soft">
        {daysStudied === 0 ? (
          'Your first day of study will fill the first square.'
        ) : (
          <DayCounts daysStudied={daysStudied} longestStreak={longestStreak} />
        )}
      </p>
    </div>
  );
}

function DayCounts({ daysStudied, longestStreak }: Pick<StudyCalendar, 'daysStudied' | 'longestStreak'>) {
  return (
    <>
      <span className="num font-semibold text-ink">{daysStudied}</span> {daysStudied === 1 ? 'day' : 'days'} studied in
      all. Longest streak: <span className="num font-semibold text-ink">{longestStreak}</span>{' '}
      {longestStreak === 1 ? 'day' : 'days'}.
    </>
  );
}
