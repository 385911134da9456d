import { add, toDecimal, toNumber } from '../decimal.ts';
import { isClosed, type JournalEntry, newEntry, type TradeOutcome } from '../entry.ts';
import { currencyOf } from '../money.ts';
import { centsOf, outcomeOf } from '../profit.ts';
import { resultDay } from '../result-day.ts';
import { priceLegs } from './price-legs.ts';
import type { Spread } from './spread.ts';

/**
 * Legs of one account and currency as one trade. Results, fees and risk amounts are the sums of those that are known; it
 * is open while a leg is. What the trader said of one leg is said of the spread.
 */
export function foldLegs(id: string, members: readonly JournalEntry[]): Spread {
  const legs = members.toSorted(byContract);
  const dates = legs.map(({ date }) => date).sort();
  const winLoss = outcomeOfLegs(legs);
  const money = moneyOf(legs, winLoss);
  return {
    ...newEntry({ id, date: dates[0] ?? '' }),
    ...reviewOf(legs),
    symbol: join(
      legs.map(({ option, symbol }) => option?.underlying ?? symbol),
      ' / ',
    ),
    account: legs[0]?.account ?? '',
    importId: legs.find(({ importId }) => importId !== null)?.importId ?? null,
    fills: legs.flatMap(({ fills }) => fills),
    pictures: legs.flatMap(({ pictures }) => pictures),
    currency: legs[0] === undefined ? null : currencyOf(legs[0]),
    assetClass: same(legs.map(({ assetClass }) => assetClass)),
    zone: same(legs.map(({ zone }) => zone)),
    ...priceLegs(legs),
    ...money,
    winLoss,
    openedAt: clockOf(legs.map(({ openedAt, date }) => openedAt ?? date).sort()[0]),
    closedAt:
      winLoss === 'pending'
        ? null
        : (legs
            .map((leg) => leg.closedAt ?? resultDay(leg))
            .sort()
            .at(-1) ?? null),
    legs,
  };
}

/** Shares first, then by expiry, strike and right. */
function byContract(a: JournalEntry, b: JournalEntry): number {
  const [one, other] = [a, b].map(({ option, id }) =>
    option === null ? ['', '', id] : [option.expiry, `${String(option.strike).padStart(16)} ${option.right}`, id],
  );
  return String(one) < String(other) ? -1 : 1;
}

/** With every leg closed: by the sum, or, where results are unknown, what all legs have in common. */
function outcomeOfLegs(legs: readonly JournalEntry[]): TradeOutcome {
  if (!legs.every(isClosed)) return 'pending';
  if (legs.every(({ pnl }) => pnl !== null)) return outcomeOf(centsOfAll(legs));
  return same(legs.map(({ winLoss }) => winLoss)) ?? 'pending';
}

function moneyOf(legs: readonly JournalEntry[], winLoss: TradeOutcome) {
  const pnl = legs.every((leg) => leg.pnl === null) ? null : centsOfAll(legs) / 100;
  const riskAmount = sumOf(legs.flatMap((leg) => leg.riskAmount ?? []));
  const hasR = winLoss !== 'pending' && pnl !== null && riskAmount > 0;
  return {
    pnl,
    rMultiple: hasR ? pnl / riskAmount : null,
    riskAmount: legs.every((leg) => leg.riskAmount === null) ? null : riskAmount,
    fees: sumOf(legs.map(({ fees }) => fees)),
  };
}

function centsOfAll(legs: readonly JournalEntry[]): number {
  return legs.reduce((sum, leg) => sum + centsOf(leg), 0);
}

function sumOf(values: readonly number[]): number {
  return toNumber(values.reduce((sum, value) => add(sum, toDecimal(value)), toDecimal(0)));
}

/** Null for the day alone. */
function clockOf(moment: string | undefined): string | null {
  return moment !== undefined && moment.length > 10 ? moment : null;
}

function reviewOf(legs: readonly JournalEntry[]) {
  const broken = legs.map(({ brokenRules }) => brokenRules).filter((rules) => rules !== null);
  return {
    tradeType: first(legs.map(({ tradeType }) => tradeType)) ?? '',
    reasonForEntry: join(legs.map(({ reasonForEntry }) => reasonForEntry)),
    lessonsLearned: join(legs.map(({ lessonsLearned }) => lessonsLearned)),
    privateNotes: join(legs.map(({ privateNotes }) => privateNotes)),
    emotionBefore: first(legs.map(({ emotionBefore }) => emotionBefore)) ?? '',
    emotionAfter: first(legs.map(({ emotionAfter }) => emotionAfter)) ?? '',
    setupQuality: first(legs.map(({ setupQuality }) => setupQuality)),
    executionDiscipline: first(legs.map(({ executionDiscipline }) => executionDiscipline)),
    pattern: first(legs.map(({ pattern }) => pattern)) ?? '',
    timeframe: first(legs.map(({ timeframe }) => timeframe)) ?? '',
    marketCondition: first(legs.map(({ marketCondition }) => marketCondition)) ?? '',
    brokenRules: broken.length === 0 ? null : [...new Set(broken.flat())],
    tags: [...new Set(legs.flatMap(({ tags }) => tags))],
  };
}

/** The first that is known. */
function first<Value>(values: readonly Value[]): Value | null {
  return values.find((value) => value !== null && value !== '') ?? null;
}

function same<Value>(values: readonly Value[]): Value | null {
  return new Set(values).size === 1 ? (values[0] ?? null) : null;
}

/** Each text once. */
function join(texts: readonly string[], separator = '\n'): string {
  return [...new Set(texts.filter((text) => text !== ''))].join(separator);
}
