import type { JournalEntry } from '@wickwise/journal/entry';
import type { Currency } from '@wickwise/journal/money';
import { resultsByDay } from '@wickwise/journal/statistics/breakdown';
import ArrowLeft from 'lucide-react/icons/arrow-left';
import ArrowRight from 'lucide-react/icons/arrow-right';
import { useMemo, useState } from 'react';
import { signedMoneyText } from '#app/lib/money.ts';
import { Button } from '#app/ui/button/button.tsx';
import { toneOf, tradesText, weekdays } from '../trade-texts.ts';
import { monthWeeks, shiftMonth } from './trade-month.ts';

interface TradeCalendarProps {
  /** In one currency. */
  entries: readonly JournalEntry[];
  currency: Currency;
  /** The rates of converted amounts. */
  note: string | null;
}

/** The result of each day of a month; opens at the month of the newest closed trade. */
export function TradeCalendar({ entries, currency, note }: TradeCalendarProps) {
  const days = useMemo(() => resultsByDay(entries), [entries]);
  const newest = [...days.keys()].reduce((latest, day) => (day > latest ? day : latest), '');
  const [chosen, setChosen] = useState<string | null>(null);
  const month = chosen ?? newest.slice(0, 7);
  const title = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${month}-01T00:00:00Z`),
  );
  return (
    <section aria-labelledby="calendar-title">
      <div className="mb-3 flex items-center justify-between gap-4">
        <h3 id="calendar-title" aria-live="polite">
          {title}
        </h3>
        <div className="flex gap-2">
          <Button variant="quiet" aria-label="Previous month" onClick={() => setChosen(shiftMonth(month, -1))}>
            <ArrowLeft size={18} aria-hidden="true" />
          </Button>
          <Button variant="quiet" aria-label="Next month" onClick={() => setChosen(shiftMonth(month, 1))}>
            <ArrowRight size={18} aria-hidden="true" />
          </Button>
        </div>
      </div>
      {note === null ? null : <p className="mb-3 text-muted text-sm">{note}</p>}
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">Result of each day in {title}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" className="pb-2 font-medium text-muted text-sm">
                <abbr title={weekday} className="no-underline">
                  {weekday.slice(0, 3)}
                </abbr>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map((week) => (
            <tr key={week.find((day) => day !== null)}>
              {week.map((day, weekday) => (
                <td key={day ?? weekdays[weekday]} className="h-16 border border-line p-1 align-top sm:p-2">
                  {day === null ? null : <Day day={day} result={days.get(day)} currency={currency} />}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

interface DayProps {
  day: string;
  result: { n: number; cents: number } | undefined;
  currency: Currency;
}

function Day({ day, result, currency }: DayProps) {
  return (
    <>
      <span className="text-muted text-xs">{Number(day.slice(8))}</span>
      {result ? (
        <span className={`num block truncate font-semibold text-xs sm:text-sm ${toneOf(result.cents)}`}>
          <span className="sm:hidden" aria-hidden="true">
            {result.cents > 0 ? '+' : result.cents < 0 ? '-' : '='}
            {result.n}
          </span>
          <span className="sr-only sm:not-sr-only">{signedMoneyText(result.cents, currency)}</span>
          <span className="sr-only">, {tradesText(result.n)}</span>
        </span>
      ) : null}
    </>
  );
}
