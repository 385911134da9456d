import { directions, type JournalEntry } from '../../entry.ts';
import { profitCents } from '../../profit.ts';
import { readFuturesSymbol } from '../futures/futures-symbol.ts';
import { findFuturesContract } from '../futures/point-values.ts';
import type { Questions } from '../question.ts';
import { OPTION_MULTIPLIER } from '../rows/instrument.ts';
import type { PointValues } from '../settings.ts';
import { readAmount } from '../text/amounts.ts';
import { readOption } from '../text/instruments.ts';
import type { OwnTrade } from './read-own.ts';

interface MoneyFacts {
  readonly questions: Questions;
  readonly pointValues: PointValues;
}

/**
 * The thirteen columns say neither direction nor fees nor multiplier: they follow from the profit and the prices, or the
 * trader is asked for the multiplier. Returns why a trade is rejected if nothing explains its profit, and null until the
 * question is answered.
 */
export function withMoney(trade: OwnTrade, facts: MoneyFacts): JournalEntry | { readonly reason: string } | null {
  const { entry } = trade;
  if (entry.pnl === null || entry.exitPrice === null) return entry;
  const usual = readOption(entry.symbol) === null ? pointValueOf(entry, facts) : OPTION_MULTIPLIER;
  const found = explained({ ...entry, multiplier: usual }) ?? explained({ ...entry, multiplier: 1 });
  if (found !== null) return found.entry;
  const multiplier = askForMultiplier(trade, facts.questions);
  if (multiplier === null) return null;
  const [best] = explanations({ ...entry, multiplier });
  return best?.entry ?? { reason: unexplained({ ...entry, multiplier }) };
}

function pointValueOf({ symbol, date }: JournalEntry, { pointValues }: MoneyFacts): number {
  const root = readFuturesSymbol(symbol, date)?.root ?? symbol;
  return pointValues[root] ?? findFuturesContract(root)?.pointValue ?? 1;
}

interface Explanation {
  readonly entry: JournalEntry;
  /** What the move of the price made, in whole cents. */
  readonly gross: number;
}

/** In both directions, as far as the fees are not below zero: the lower ones first. */
function explanations(entry: JournalEntry): Explanation[] {
  const cents = Math.round(100 * (entry.pnl ?? 0));
  return directions
    .map((direction) => {
      const gross = profitCents({ ...entry, direction, fees: 0 }) ?? 0;
      return { entry: { ...entry, direction, fees: (gross - cents) / 100 }, gross };
    })
    .filter(({ entry: { fees } }) => fees >= 0)
    .sort((a, b) => a.entry.fees - b.entry.fees);
}

/** Fees above half of the move are no explanation: with another multiplier there would be others. */
function explained(entry: JournalEntry): Explanation | null {
  const [best] = explanations(entry);
  if (best === undefined) return null;
  const isUsual = best.entry.fees <= Math.abs(best.gross) / 200;
  return isUsual || entry.entryPrice === entry.exitPrice ? best : null;
}

const EACH = 'What’s a move of 1.00 in the price worth, per share or contract of each? For shares, it’s 1.';

function askForMultiplier({ entry: { symbol }, row }: OwnTrade, questions: Questions): number | null {
  const worth = (answer: string) => readAmount(answer)?.value ?? 0;
  const answer = questions.ask(
    {
      id: `multiplier:own:${symbol}`,
      kind: 'multiplier',
      text: `What’s a move of 1.00 in ${symbol} worth, per share or contract? For shares, it’s 1.`,
      choices: [],
      input: 'number',
      rows: [row],
      group: { id: 'multipliers:own', text: EACH, item: symbol },
    },
    (given) => worth(given) > 0,
  );
  return answer === null ? null : worth(answer);
}

function unexplained(entry: JournalEntry): string {
  const most = Math.max(...directions.map((direction) => profitCents({ ...entry, direction, fees: 0 }) ?? 0)) / 100;
  return `P&L can’t be “${entry.pnl}”: with these prices and this size, it’s ${most} at most.`;
}
