import type { MergedJournal } from './merge.ts';
import type { HoldingEvent } from './positions/event.ts';
import type { Questions } from './question.ts';
import type { LeftOutRow, RowPlace } from './record.ts';

interface SettledEvents {
  readonly merged: MergedJournal;
  readonly leftOut: readonly LeftOutRow[];
  readonly asked: readonly RowPlace[];
}

interface UnmatchedFacts {
  readonly questions: Questions;
  readonly merge: (events: readonly HoldingEvent[]) => MergedJournal;
}

const NO_PURCHASE = 'It closes a position whose opening is neither in these files nor in the journal.';

/** Asks once per file about sales whose purchase is not there, and matches again with the answers. */
export function settleUnmatched(events: readonly HoldingEvent[], { questions, merge }: UnmatchedFacts): SettledEvents {
  const first = merge(events);
  const endings = first.unmatched.filter(({ fill }) => fill?.ending !== undefined);
  const sales = Map.groupBy(
    first.unmatched.filter((event) => !endings.includes(event)),
    ({ row }) => row.file,
  );
  const shorts = new Set<RowPlace>();
  const leftOut = endings.map(({ row }) => row);
  const asked: RowPlace[] = [];
  // What an open question leaves out may be the purchase.
  const isEarly = questions.open.length > 0;
  for (const [file, unmatched] of sales) {
    const rows = unmatched.map(({ row }) => row);
    const answer = isEarly ? null : ask(file, rows, questions);
    if (answer === 'short') for (const row of rows) shorts.add(row);
    else if (answer === 'leave-out') leftOut.push(...rows);
    else asked.push(...rows);
  }
  const opened = events.map((event) => (shorts.has(event.row) ? { ...event, effect: 'open' as const } : event));
  const merged = shorts.size === 0 ? first : merge(opened);
  return { merged, asked, leftOut: leftOut.map((row) => ({ kind: 'aside', row, reason: NO_PURCHASE })) };
}

function ask(file: string, rows: readonly RowPlace[], questions: Questions): string | null {
  return questions.ask({
    id: `unmatched:${file}`,
    kind: 'unmatched',
    text: 'These rows close positions that are not open. Were they short sales, or is their opening in a file that is still to come?',
    choices: [
      { value: 'short', label: 'They opened positions: I sold short' },
      { value: 'leave-out', label: 'Their opening is elsewhere: leave them out' },
    ],
    input: 'choice',
    rows,
  });
}
