import { type Candle, type CandleFault, type CandleTime, findCandleFault, type Ohlc, type Price } from './candle.ts';
import { CodedError } from './coded-error.ts';

/** The columns of a series: one number per candle in each, oldest first. */
export interface CandleColumns {
  readonly time: Float64Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  /** Units traded; 0 where unknown. */
  readonly volume: Float64Array;
}

const COLUMN_NAMES = ['time', 'open', 'high', 'low', 'close', 'volume'] as const;

export type SeriesErrorCode = CandleFault | 'columns_differ_in_length';

/** Why columns or candles aren't a valid series. Decide by the code; the message is for people. */
export class SeriesError extends CodedError<SeriesErrorCode> {
  override readonly name = 'SeriesError';
  /** The candle at fault, counted from 0. */
  readonly index: number;

  constructor(code: SeriesErrorCode, index: number) {
    super(code, `Candle ${index} is refused: ${code.replaceAll('_', ' ')}.`);
    this.index = index;
  }
}

/** Candles in the order of time, as columns. Every candle was checked when the series was made. */
export class CandleSeries implements CandleColumns {
  readonly time: Float64Array;
  readonly open: Float64Array;
  readonly high: Float64Array;
  readonly low: Float64Array;
  readonly close: Float64Array;
  readonly volume: Float64Array;
  readonly length: number;

  private constructor(columns: CandleColumns) {
    this.time = columns.time;
    this.open = columns.open;
    this.high = columns.high;
    this.low = columns.low;
    this.close = columns.close;
    this.volume = columns.volume;
    this.length = columns.time.length;
  }

  /**
   * A series over these columns, which it keeps: do not write to them afterwards.
   * @throws SeriesError when the columns differ in length or a candle has a fault.
   */
  static fromColumns(columns: CandleColumns): CandleSeries {
    const { length } = columns.time;
    const shortest = Math.min(...COLUMN_NAMES.map((name) => columns[name].length));
    if (COLUMN_NAMES.some((name) => columns[name].length !== length)) {
      throw new SeriesError('columns_differ_in_length', shortest);
    }
    const series = new CandleSeries(columns);
    series.#check();
    return series;
  }

  /** @throws SeriesError when a candle has a fault or does not follow the one before it in time. */
  static fromCandles(candles: readonly Candle[]): CandleSeries {
    const column = (name: keyof CandleColumns) => Float64Array.from(candles, (candle) => candle[name]);
    return CandleSeries.fromColumns({
      time: column('time'),
      open: column('open'),
      high: column('high'),
      low: column('low'),
      close: column('close'),
      volume: column('volume'),
    });
  }

  /**
   * A series of drawn candles, which have neither time nor volume: their time is their index.
   * @throws SeriesError when a candle has a fault.
   */
  static fromOhlc(candles: readonly Ohlc[]): CandleSeries {
    return CandleSeries.fromCandles(
      candles.map(([open, high, low, close], index) => ({
        time: index as CandleTime,
        open: open as Price,
        high: high as Price,
        low: low as Price,
        close: close as Price,
        volume: 0,
      })),
    );
  }

  /**
   * The candle at an index.
   * @throws RangeError when there is none.
   */
  at(index: number): Candle {
    if (!(index in this.time)) throw new RangeError(`There is no candle ${index} among ${this.length}.`);
    return {
      time: this.time[index] as CandleTime,
      open: this.open[index] as Price,
      high: this.high[index] as Price,
      low: this.low[index] as Price,
      close: this.close[index] as Price,
      volume: this.volume[index] as number,
    };
  }

  #check(): void {
    let previousTime = Number.NEGATIVE_INFINITY;
    for (let index = 0; index < this.length; index++) {
      const candle = this.at(index);
      const fault = findCandleFault(candle, previousTime);
      if (fault !== null) throw new SeriesError(fault, index);
      previousTime = candle.time;
    }
  }
}
