import type { JournalEntry } from '../../entry.ts';
import type { Questions } from '../question.ts';
import type { LeftOutRow, RowPlace } from '../record.ts';
import type { ImportSettings } from '../settings.ts';
import { askForLines } from './ask-lines.ts';
import { compareTrades } from './known-trades.ts';
import { withMoney } from './own-money.ts';
import type { OwnExport, OwnTrade } from './read-own.ts';

/** What exported journals add, and what became of their rows. */
export interface SettledExports {
  readonly added: JournalEntry[];
  /** As the journal has them. */
  readonly known: JournalEntry[];
  readonly used: RowPlace[];
  /** The row of each added trade, by its id. */
  readonly sources: Map<string, RowPlace>;
  readonly leftOut: LeftOutRow[];
  readonly asked: RowPlace[];
}

interface SettleFacts {
  /** As it would be without the exported journals. */
  readonly journal: readonly JournalEntry[];
  readonly questions: Questions;
  readonly settings: ImportSettings;
}

/** Compares exported journals with the journal, one after the other, and asks what they don't say about the rest. */
export function settleExports(exports: readonly OwnExport[], facts: SettleFacts): SettledExports {
  const settled: SettledExports = { added: [], known: [], used: [], sources: new Map(), leftOut: [], asked: [] };
  for (const one of exports) {
    const { known, others } = compareTrades(one.trades, [...facts.journal, ...settled.added]);
    settled.leftOut.push(...one.leftOut);
    settled.known.push(...known.map(({ held }) => held));
    settled.used.push(...known.map(({ row }) => row));
    settleOthers({ ...one, trades: others }, facts, settled);
  }
  return settled;
}

function settleOthers(one: OwnExport, facts: SettleFacts, settled: SettledExports): void {
  const missed = missedTrades(one, facts);
  const foreign = missed && tradesInOthers(without(one, missed), facts);
  const taken = without(one, missed, foreign);
  const shorts = foreign && openShorts(taken, facts);
  if (missed === null || foreign === null || shorts === null)
    return void settled.asked.push(...one.trades.map(({ row }) => row));
  setAside(missed, 'trades you didn’t take', settled);
  setAside(foreign, 'trades in another currency. Import the file again with that one in the import settings', settled);
  for (const trade of taken.trades) settleTrade(trade, { ...facts, one, isShort: shorts.has(trade) }, settled);
}

type Chosen = ReadonlySet<OwnTrade> | null;

function without(one: OwnExport, ...chosen: readonly Chosen[]): OwnExport {
  return { ...one, trades: one.trades.filter((trade) => !chosen.some((some) => some?.has(trade))) };
}

function setAside(trades: ReadonlySet<OwnTrade>, reason: string, { leftOut }: SettledExports): void {
  leftOut.push(...[...trades].map(({ row }) => ({ kind: 'aside' as const, row, reason })));
}

interface TradeFacts extends SettleFacts {
  readonly one: OwnExport;
  readonly isShort: boolean;
}

function settleTrade(
  trade: OwnTrade,
  { one, isShort, questions, settings }: TradeFacts,
  { added, used, sources, leftOut, asked }: SettledExports,
): void {
  const { pointValues, currency } = settings;
  const priced = hasMoney(one) ? trade.entry : withMoney(trade, { questions, pointValues });
  if (priced === null) return void asked.push(trade.row);
  if ('reason' in priced) return void leftOut.push({ kind: 'rejected', row: trade.row, reason: priced.reason });
  used.push(trade.row);
  sources.set(priced.id, trade.row);
  added.push({ ...priced, ...(isShort && { direction: 'short' }), currency: priced.currency ?? currency });
}

function hasMoney({ heading }: OwnExport): boolean {
  return heading.includes('Direction');
}

function missedTrades({ file, heading, trades }: OwnExport, { questions }: SettleFacts): Chosen {
  if (heading.includes('Stage')) return new Set();
  const text = 'This export doesn’t say which trades you only planned or missed. Which of these didn’t you take?';
  return askForLines(trades, { id: `stage:${file}`, kind: 'stage', text, none: 'I took all of them' }, questions);
}

/** In one total they would be added up as if they were in one currency. */
function tradesInOthers({ file, heading, trades }: OwnExport, { questions, settings }: SettleFacts): Chosen {
  const { currency } = settings;
  if (heading.includes('Currency') || (currency === null && trades.length < 2)) return new Set();
  const rest = currency ?? 'the same currency as the rest';
  const text = `This export doesn’t say which currency a trade is in. Which of these aren’t in ${rest}?`;
  const none = `They’re all in ${currency ?? 'one currency'}`;
  return askForLines(trades, { id: `currency:${file}`, kind: 'currency', text, none }, questions);
}

/** Without an exit, nothing in the thirteen columns says which way a trade goes. */
function openShorts(one: OwnExport, { questions }: SettleFacts): Chosen {
  if (hasMoney(one)) return new Set();
  const open = one.trades.filter(({ entry }) => entry.exitPrice === null);
  const text = 'This export doesn’t say which of these open trades are short. Which ones did you sell short?';
  const none = 'None of them: they’re all long';
  return askForLines(open, { id: `short:${one.file}`, kind: 'short', text, none }, questions);
}
