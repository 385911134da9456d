/**
 * Market values that server and browser share. Separate from `constants.ts`, so that only screens with charts load
 * them.
 */

/** The symbols that can be charted; the first is the default. */
export const tickers = [
  ...(['AAPL', 'TSLA', 'MSFT', 'GOOGL', 'AMZN', 'NVDA'] as const),
  ...(['META', 'SPY', 'QQQ', 'IWM', 'GLD', 'TLT'] as const),
] as const;
export const DEFAULT_TICKER = 'AAPL';

/** The length of a candle: minutes, a day or a week, with the label of its button. */
export const timeframes = [
  { value: '5', label: '5M' },
  { value: '15', label: '15M' },
  { value: '60', label: '1H' },
  { value: '240', label: '4H' },
  { value: 'D', label: '1D' },
  { value: 'W', label: '1W' },
] as const;
export const DEFAULT_INTERVAL = '60';

/** The maximum number of candles in a chart. */
export const CANDLES_PER_CHART = 500;

/**
 * Streams of bars that one learner may have open at once. Browsers open six connections to a site over HTTP/1.1, and
 * a stream keeps one of them: four leave two for everything else.
 */
export const STREAMS_PER_LEARNER = 4;

/**
 * A stream of bars sends something at least this often, in milliseconds; one that is silent for twice as long is dead.
 */
export const STREAM_HEARTBEAT_MS = 15_000;

/** Chart readings and answers of the assistant that one learner gets in one local day. */
export const ANALYSES_PER_DAY = 40;

/** The longest question to the assistant, in characters. */
export const QUESTION_LENGTH = 300;
