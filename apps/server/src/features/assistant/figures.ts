/** The units of a number on a chart. A price in a text does not match a percentage that happens to be equal. */
export type FigureUnit = 'price' | 'percent' | 'volume' | 'plain';

/** A number as a fact shows it, which a text may repeat. */
export interface Figure {
  readonly unit: FigureUnit;
  /** As shown: rounded, and with its sign. */
  readonly value: number;
}

/** Times are the exchange's. */
const ZONE = { timeZone: 'America/New_York' } as const;
const dayFormat = new Intl.DateTimeFormat('en-US', {
  ...ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  year: 'numeric',
});
const minuteFormat = new Intl.DateTimeFormat('en-US', {
  ...ZONE,
  weekday: 'short',
  month: 'short',
  day: 'numeric',
  hour: 'numeric',
  minute: '2-digit',
});

/** Formats the numbers and times of facts, and remembers each one as formatted. */
export class FigureWriter {
  readonly figures: Figure[] = [];
  readonly times: string[] = [];
  readonly #priceDigits: number;

  /** Under a dollar, prices are quoted with four digits, and so is everything measured in them. */
  constructor(price: number) {
    this.#priceDigits = price >= 1 ? 2 : 4;
  }

  /** Such as Fri, Nov 20, 2026. */
  day(timeMs: number): string {
    return this.#noteTime(dayFormat.format(timeMs));
  }

  /** Such as Fri, Nov 20, 10:30 AM ET. */
  minute(timeMs: number): string {
    return `${this.#noteTime(minuteFormat.format(timeMs))} ET`;
  }

  /** Such as $208.10. */
  price(value: number): string {
    return `$${withThousands(this.#note('price', value.toFixed(this.#priceDigits)))}`;
  }

  /** Such as 1.9%. */
  percent(share: number): string {
    return `${this.#note('percent', (100 * share).toFixed(1))}%`;
  }

  /** Such as +0.4% or -1.2%. */
  signedPercent(share: number): string {
    const text = this.percent(share);
    return text.startsWith('-') || text === '0.0%' ? text : `+${text}`;
  }

  /** Units traded, such as 36.0M. */
  volume(units: number): string {
    const [divisor, suffix] = units >= 1e6 ? [1e6, 'M'] : units >= 1e3 ? [1e3, 'K'] : [1, ''];
    const text = (units / divisor).toFixed(divisor === 1 ? 0 : 1);
    this.figures.push({ unit: 'volume', value: Number(text) * divisor });
    return `${text}${suffix}`;
  }

  /** A number without a unit, such as 62.1. */
  plain(value: number, digits: number): string {
    return this.#note('plain', value.toFixed(digits));
  }

  #noteTime(text: string): string {
    // Newer formatters put a narrow space before AM.
    const plain = text.replaceAll(/\s/g, ' ');
    this.times.push(plain);
    return plain;
  }

  #note(unit: FigureUnit, text: string): string {
    // A negative zero would suggest a direction.
    const shown = Number(text) === 0 ? text.replace('-', '') : text;
    this.figures.push({ unit, value: Number(shown) });
    return shown;
  }
}

function withThousands(text: string): string {
  return text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}
