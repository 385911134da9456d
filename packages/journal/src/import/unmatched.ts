import { keyOf, type MergedJournal } from './merge.ts';
import type { HoldingEvent } from './positions/event.ts';
import type { UnmatchedEvent } from './positions/match.ts';
import { neededOpenings } from './positions/needed-opening.ts';
import { inNeededSize, openingEvent, readOpening } from './positions/opening.ts';
import type { ImportQuestion, Questions } from './question.ts';
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

/** A sale may have opened a short. What buys back can't: it is asked about once the sales are settled. */
const SIDES = ['sell', 'buy'] as const;

/** Asks once per file and side about what closes a position that isn't there, and matches again with the answers. */
export function settleUnmatched(events: readonly HoldingEvent[], facts: UnmatchedFacts): SettledEvents {
  const { merge } = facts;
  let known = withNeededOpenings(events, merge);
  let merged = merge(known);
  const leftOut = new Set<HoldingEvent>();
  for (const side of SIDES) {
    const { openers, openings, left } = settleSide(merged.unmatched, { ...facts, side });
    for (const event of left) leftOut.add(event);
    if (openers.size + openings.length === 0) continue;
    known = known.map((event) => (openers.has(event) ? { ...event, effect: 'open' as const } : event));
    known = [...known, ...openings];
    merged = merge(known);
  }
  const isLeft = (one: UnmatchedEvent) => !isQuestion(one) || leftOut.has(one.event);
  const concerned = merged.unmatched.filter((one) => isOfFiles(one, facts));
  return {
    merged,
    asked: concerned.filter((one) => !isLeft(one)).map(({ event }) => event.row),
    leftOut: concerned.filter(isLeft).map(leftOutRow),
  };
}

interface SettledSide {
  /** Sales that opened a short. */
  readonly openers: ReadonlySet<HoldingEvent>;
  /** What the trader typed. */
  readonly openings: readonly HoldingEvent[];
  readonly left: readonly HoldingEvent[];
}

function settleSide(unmatched: readonly UnmatchedEvent[], facts: SideFacts): SettledSide {
  const { questions, side } = facts;
  const openers = new Set<HoldingEvent>();
  const openings: HoldingEvent[] = [];
  const left: HoldingEvent[] = [];
  // What an open question leaves out may be the opening.
  if (questions.open.length > 0) return { openers, openings, left };
  const closings = unmatched.filter((one) => isQuestion(one) && one.event.fill?.side === side);
  for (const [file, group] of Map.groupBy(closings, ({ event }) => event.row.file)) {
    const answers = askByHolding(file, group, facts);
    const answered = (answer: string) => group.filter(({ event }) => answers.get(keyOf(event)) === answer);
    openings.push(...askForOpenings(file, answered('opening'), facts));
    for (const { event } of answered('short')) openers.add(event);
    left.push(...answered('leave-out').map(({ event }) => event));
  }
  return { openers, openings, left };
}

/** The end of an option closes whatever is open, and what was left out before stays so. */
function isQuestion(one: UnmatchedEvent): boolean {
  return one.event.fill?.ending === undefined && !wasLeftOut(one);
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
    const closings = unmatched?.filter((one) => one.event.fill?.side !== event.fill?.side) ?? [];
    return closings.length === 0 ? [] : [inNeededSize(event, closings)];
  });
  return [...filed, ...needed];
}

const NOT_OPENED = 'no opening trade in these files or in your journal';

function leftOutRow({ event: { row, fill }, size }: UnmatchedEvent): LeftOutRow {
  if (fill === null || fill.ending !== undefined || size === fill.size)
    return { kind: 'aside', row, reason: NOT_OPENED };
  const reason = `no opening trade for ${size} of ${fill.size} in these files or in your journal`;
  return { kind: 'part', row, reason };
}

const OPENING = { value: 'opening', label: 'I’ll enter the opening prices and dates' };
const LEAVE_OUT = { value: 'leave-out', label: 'They were opened elsewhere: leave them out' };
const EACH = { value: 'each', label: 'It’s different for each symbol: ask me about each' };

const QUESTIONS = {
  sell: {
    id: '',
    text: 'These sales are for more shares or contracts than you held. Did you sell short, or had you bought them before the period these files cover?',
    choices: [{ value: 'short', label: 'They opened positions: I sold short' }, OPENING, LEAVE_OUT],
  },
  buy: {
    id: ':cover',
    text: 'These purchases buy back more than you had sold short. Had you sold the rest short before the period these files cover?',
    choices: [OPENING, LEAVE_OUT],
  },
};

type SideFacts = UnmatchedFacts & { readonly side: (typeof SIDES)[number] };

/** The answer for each holding: the same for all, unless the trader asks to be asked about each. */
function askByHolding(file: string, group: readonly UnmatchedEvent[], facts: SideFacts): Map<string, string | null> {
  const holdings = [...Map.groupBy(group, ({ event }) => keyOf(event))];
  const answer = ask(group, facts, { id: file, choices: holdings.length > 1 ? [EACH] : [] });
  if (answer !== EACH.value) return new Map(holdings.map(([key]) => [key, answer]));
  const text = QUESTIONS[facts.side].text;
  return new Map(
    holdings.map(([key, members]) => {
      const item = members[0]?.event.holding.symbol ?? key;
      return [
        key,
        ask(members, facts, { id: `${file}:${key}`, choices: [], group: { id: `each:${file}`, text, item } }),
      ];
    }),
  );
}

function ask(
  unmatched: readonly UnmatchedEvent[],
  { questions, side }: SideFacts,
  { choices, ...about }: Pick<ImportQuestion, 'id' | 'choices' | 'group'>,
): string | null {
  const question = QUESTIONS[side];
  return questions.ask({
    ...about,
    id: `unmatched:${about.id}${question.id}`,
    kind: 'unmatched',
    text: question.text,
    choices: [...question.choices, ...choices],
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
        group: { id: `openings:${file}`, text: 'What were the opening prices and dates?', item },
      },
      (typed) => readOpening(typed, latest) !== null,
    );
    const typed = answer === null ? null : readOpening(answer, latest);
    return typed === null ? [] : [openingEvent(unmatched, { ...typed, importId })];
  });
}
