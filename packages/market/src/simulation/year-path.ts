import { sessionsOfYear, type TradingSession } from '../calendar/trading-session.ts';
import { createAnchors, createBlend } from './anchors.ts';
import { createDraws, createLayeredNoise, createNoise } from './draws.ts';
import type { Instrument } from './instrument.ts';

const SESSIONS_PER_YEAR = 252;
/** The share of a day's variance that falls between the close before and the open. */
const OVERNIGHT_SHARE = 0.25;
/** How far the logarithm of volatility strays from its mean, and what a falling trend adds to it. */
const VOLATILITY_SPREAD = 0.46;
const FALL_EFFECT = 0.12;
/** The pull of a trend, in standard deviations of a day. */
const TREND_PULL = 0.14;
/** Days between the knots of noise: for volatility a week, a month, a season and most of a year. */
const VOLATILITY_SPACINGS = [8, 30, 110, 320];
const TREND_SPACING = 55;
/** News moves price by this many ordinary days, up to twice as many. */
const JUMP_DAYS = 2;

/** One day before its steps: natural logarithms of price, and variances of them. */
export interface DayPath {
  readonly session: TradingSession;
  readonly open: number;
  readonly close: number;
  /** Of the way from open to close. */
  readonly variance: number;
  /** How much busier than an ordinary day; 1 is ordinary. */
  readonly activity: number;
}

/** A day of the walk: its steps as they were drawn, in logarithms of price. */
interface DayStep {
  readonly session: TradingSession;
  readonly variance: number;
  readonly move: number;
  readonly jump: number;
}

/**
 * The days of a year for one instrument; a call works out that whole year, some 250 days.
 *
 * Two yearly anchors are functions of their years alone. Between them runs a walk whose steps are
 * hashed, and what it misses the second anchor by is spread over its days in proportion to their
 * variance: a Brownian bridge in the market's own, uneven time. So any year is known without those
 * before it, and prices stay within a band forever.
 * @throws CalendarError `outside_calendar` when the function it gives is called for a year outside 1990 to 2100.
 */
export function createYearPaths(instrument: Instrument): (year: number) => readonly DayPath[] {
  const anchorOf = createAnchors(instrument);
  const walk = createWalk(instrument);
  const nightOf = createDraws(`${instrument.symbol}/night`).normal;
  return (year) => {
    const steps = sessionsOfYear(year).map(walk);
    let price = anchorOf(year);
    const missing = anchorOf(year + 1) - price - sum(steps.map(({ move, jump }) => move + jump));
    const variance = sum(steps.map((step) => step.variance));
    return steps.map((step) => {
      const move = step.move + (missing * step.variance) / variance;
      const open = price + openingMove({ ...step, move }, nightOf(step.session.dayNumber));
      price += move + step.jump;
      return describeDay(step, { open, close: price, ordinary: ordinaryDeviation(instrument) });
    });
  };
}

function createWalk(instrument: Instrument): (session: TradingSession) => DayStep {
  const ordinary = ordinaryDeviation(instrument);
  const volatilityOf = createVolatility(instrument);
  const trendOf = createTrend(instrument);
  const blend = createBlend(instrument);
  const market = createDraws('market/day').normal;
  const own = createDraws(`${instrument.symbol}/day`).normal;
  const jumpOf = createJumps(instrument);
  return (session) => {
    const day = session.dayNumber;
    const trend = trendOf(day);
    const deviation = ordinary * Math.exp(volatilityOf(day) - FALL_EFFECT * trend);
    const move = deviation * (blend(market(day), own(day)) + TREND_PULL * trend);
    return { session, variance: deviation ** 2, move, jump: jumpOf(day) };
  };
}

/** The logarithm of volatility against an ordinary day's: it clusters, and is partly the whole market's. */
function createVolatility({ symbol }: Instrument): (day: number) => number {
  const market = createLayeredNoise('market/volatility', VOLATILITY_SPACINGS);
  const own = createLayeredNoise(`${symbol}/volatility`, VOLATILITY_SPACINGS);
  // Less the square of the spread, so that the mean variance is the ordinary one.
  return (day) => VOLATILITY_SPREAD * Math.SQRT1_2 * (market(day) + own(day)) - VOLATILITY_SPREAD ** 2;
}

function createTrend(instrument: Instrument): (day: number) => number {
  const blend = createBlend(instrument);
  const market = createNoise('market/trend', TREND_SPACING);
  const own = createNoise(`${instrument.symbol}/trend`, TREND_SPACING);
  return (day) => blend(market(day), own(day));
}

function createJumps(instrument: Instrument): (day: number) => number {
  const { uniform } = createDraws(`${instrument.symbol}/jump`);
  const chance = instrument.jumpsPerYear / SESSIONS_PER_YEAR;
  return (day) => {
    if (uniform(3 * day) >= chance) return 0;
    const direction = uniform(3 * day + 1) < 0.5 ? -1 : 1;
    return direction * JUMP_DAYS * (1 + uniform(3 * day + 2)) * ordinaryDeviation(instrument);
  };
}

/** The night's part of a day's move, given the whole: news all of it, the rest as a bridge has it. */
function openingMove({ move, jump, variance }: DayStep, draw: number): number {
  const spread = Math.sqrt(OVERNIGHT_SHARE * (1 - OVERNIGHT_SHARE) * variance);
  return jump + OVERNIGHT_SHARE * move + spread * draw;
}

function describeDay(
  { session, variance, jump }: DayStep,
  { open, close, ordinary }: { open: number; close: number; ordinary: number },
): DayPath {
  const volatility = Math.sqrt(variance) / ordinary;
  const activity = volatility ** 0.7 * (1 + Math.min(2, Math.abs(jump) / (2 * ordinary)));
  return { session, open, close, variance: (1 - OVERNIGHT_SHARE) * variance, activity };
}

function ordinaryDeviation({ volatility }: Instrument): number {
  return volatility / Math.sqrt(SESSIONS_PER_YEAR);
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
