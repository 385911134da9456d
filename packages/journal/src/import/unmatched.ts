import { keyOf, type MergedJournal } from './merge.ts';
import type { HoldingEvent } from './positions/event.ts';
import type { UnmatchedEvent } from './positions/match.ts';
import { neededOpenings } from './positions/needed-opening.ts';
import { inNeededSize, openingEvent, readOpening } from './positions/opening.ts';
import type { Questions } from './question.ts';
import type { LeftOutRow, RowPlace } from './record.ts';

interface SettledEvents {
  readonly merged: MergedJournal;
  readonly leftOut: readonly LeftOutRow[];
  readonly asked: readonly RowPlace[];
}

interface UnmatchedFacts {
  readonly importId: string;
  readonly questions: Questions;
  readonly merge: (events: readonly HoldingEvent[]) => MergedJournal;
}

/** Asks once per file about sales whose purchase is not there, and matches again with the answers. */
export function settleUnmatched(events: readonly HoldingEvent[], facts: UnmatchedFacts): SettledEvents {
  const { questions, merge } = facts;
  const known = withNeededOpenings(events, merge);
  const first = merge(known);
  const { unmatched } = first;
  // What an open question leaves out may be the purchase.
  const isEarly = questions.open.length > 0;
  const answers = new Map<UnmatchedEvent, string>();
  const openings: HoldingEvent[] = [];
  const sales = unmatched.filter((one) => one.event.fill?.ending === undefined && !wasLeftOut(one));
  for (const [file, group] of Map.groupBy(sales, ({ event }) => event.row.file)) {
    const answer = isEarly ? null : ask(file, group, questions);
    for (const one of group) if (answer !== null) answers.set(one, answer);
    if (answer === 'opening') openings.push(...askForOpenings(file, group, facts));
  }
  const openers = new Set(unmatched.filter((one) => answers.get(one) === 'short').map(({ event }) => event));
  const opened = known.map((event) => (openers.has(event) ? { ...event, effect: 'open' as const } : event));
  const left = unmatched.filter(
    (one) => one.event.fill?.ending !== undefined || wasLeftOut(one) || answers.get(one) === 'leave-out',
  );
  const merged = openers.size + openings.length === 0 ? first : merge([...opened, ...openings]);
  const stillAsked = merged.unmatched.filter(({ event }) => !left.some((one) => one.event === event));
  return {
    merged,
    asked: stillAsked.filter((one) => isOfFiles(one, facts)).map(({ event }) => event.row),
    leftOut: left.filter((one) => isOfFiles(one, facts)).map(leftOutRow),
  };
}

/** The row of what only the journal has is in no file that is read. */
function isOfFiles({ event }: UnmatchedEvent, { importId }: UnmatchedFacts): boolean {
  return event.entryIds.length === 0 || (event.fill?.imports?.includes(importId) ?? false);
}

/** The trader has said so when it was imported. */
export function wasLeftOut({ event, size }: UnmatchedEvent): boolean {
  return event.leftOut > 0 && size <= event.leftOut;
}

/** What the trader once typed counts only where no file has it, and only as much as is needed. */
export function withNeededOpenings(events: readonly HoldingEvent[], merge: UnmatchedFacts['merge']): HoldingEvent[] {
  const typed = events.filter(({ fill }) => fill?.typed === true);
  const filed = events.filter(({ fill }) => fill?.typed !== true);
  if (typed.length === 0) return filed;
  const lacking = Map.groupBy(merge(filed).unmatched, ({ event }) => keyOf(event));
  const needed = typed.flatMap((event) => {
    const unmatched = lacking.get(keyOf(event));
    return unmatched === undefined ? [] : [inNeededSize(event, unmatched)];
  });
  return [...filed, ...needed];
}

const NO_PURCHASE = 'It closes a position whose opening is neither in these files nor in the journal.';

function leftOutRow({ event: { row, fill }, size }: UnmatchedEvent): LeftOutRow {
  if (fill === null || fill.ending !== undefined || size === fill.size)
    return { kind: 'aside', row, reason: NO_PURCHASE };
  const reason = `The opening of ${size} of ${fill.size} is neither in these files nor in the journal.`;
  return { kind: 'part', row, reason };
}

function ask(file: string, unmatched: readonly UnmatchedEvent[], questions: Questions): string | null {
  return questions.ask({
    id: `unmatched:${file}`,
    kind: 'unmatched',
    text: 'These rows close positions that are not open. Were they short sales, or is their opening in a file you haven’t added yet?',
    choices: [
      { value: 'short', label: 'They opened positions: I sold short' },
      { value: 'opening', label: 'I’ll type what they were opened for, and when' },
      { value: 'leave-out', label: 'Their opening is elsewhere: leave them out' },
    ],
    input: 'choice',
    rows: unmatched.map(({ event }) => event.row),
  });
}

/** One question for each holding. */
function askForOpenings(
  file: string,
  group: readonly UnmatchedEvent[],
  { questions, importId }: UnmatchedFacts,
): HoldingEvent[] {
  return neededOpenings(group).flatMap(({ key, text, item, latest, unmatched }) => {
    const answer = questions.ask(
      {
        id: `opening:${file}:${key}`,
        kind: 'opening',
        text,
        choices: [],
        input: 'opening',
        rows: unmatched.map(({ event }) => event.row),
        group: { id: `openings:${file}`, text: 'At what price were these opened, and on which day?', item },
      },
      (typed) => readOpening(typed, latest) !== null,
    );
    const typed = answer === null ? null : readOpening(answer, latest);
    return typed === null ? [] : [openingEvent(unmatched, { ...typed, importId })];
  });
}
