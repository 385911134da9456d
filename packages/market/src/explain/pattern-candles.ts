import type { Size } from '../candlestick/rule.ts';
import type { Averages } from './averages.ts';
import { type CandleName, type JudgedCandle, judgeCandle } from './judged-candle.ts';

interface Place {
  readonly averages: Averages;
  /** How many candles the pattern has. */
  readonly size: Size;
  /** Index of its last candle. */
  readonly last: number;
  /** Index of the first candle of a series that can be the last of the pattern. */
  readonly firstShape: number;
}

/** The candles of a pattern by their place. A rule takes those it needs, and each is judged when it is taken. */
export class PatternCandles {
  readonly #place: Place;

  constructor(place: Place) {
    this.#place = place;
  }

  /** The candle before the pattern. */
  get before(): JudgedCandle {
    return this.#judge('before', 0);
  }
  get first(): JudgedCandle {
    return this.#judge(this.#place.size === 1 ? 'only' : 'first', 1);
  }
  get second(): JudgedCandle {
    return this.#judge('second', 2);
  }
  get third(): JudgedCandle {
    return this.#judge('third', 3);
  }
  get fourth(): JudgedCandle {
    return this.#judge('fourth', 4);
  }
  get fifth(): JudgedCandle {
    return this.#judge('fifth', 5);
  }

  #judge(name: CandleName, place: number): JudgedCandle {
    const { averages, size, last, firstShape } = this.#place;
    const age = size - place;
    return judgeCandle(averages, { name, index: last - age, firstJudged: firstShape - age });
  }
}
