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
/** Rounds as the chart does: half a cent goes up, also where the binary number is a hair below it. */
const fixedFormats = [0, 1, 2, 3, 4].map(
  (digits) =>
    new Intl.NumberFormat('en-US', {
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
      useGrouping: false,
    }),
);
/** As the chart writes volumes. */
const volumeFormat = new Intl.NumberFormat('en-US', { notation: 'compact', maximumFractionDigits: 1 });
const VOLUME_SCALES: Readonly<Record<string, number>> = { K: 1e3, M: 1e6, B: 1e9, T: 1e12 };

/** Formats the numbers and times of facts, and remembers each one as formatted. Prices are rounded as on the chart. */
export class FigureWriter {
  readonly figures: Figure[] = [];
  /** Texts with digits that are no figures: times, and sentences of lessons. */
  readonly phrases: string[] = [];
  readonly #priceDigits: number;

  /** Under a dollar, prices are quoted with four digits, and so is everything measured in them. */
  constructor(price: number) {
    this.#priceDigits = price >= 1 ? 2 : 4;
  }

  get priceDigits(): number {
    return this.#priceDigits;
  }

  /** Such as Fri, Nov 20, 2026. */
  day(timeMs: number): string {
    return this.phrase(dayFormat.format(timeMs));
  }

  /** Such as Fri, Nov 20, 10:30 AM ET. */
  minute(timeMs: number): string {
    return `${this.phrase(minuteFormat.format(timeMs))} ET`;
  }

  /** Such as $208.10. */
  price(value: number): string {
    return `$${withThousands(this.#note('price', fixed(value, this.#priceDigits)))}`;
  }

  /** Such as 1.9%. */
  percent(share: number, digits = 1): string {
    return `${this.#note('percent', fixed(100 * share, digits))}%`;
  }

  /** Such as +0.42% or -1.21%. */
  signedPercent(share: number, digits = 1): string {
    const text = this.percent(share, digits);
    return text.startsWith('-') || Number.parseFloat(text) === 0 ? text : `+${text}`;
  }

  /** Units traded, such as 36.4M. */
  volume(units: number): string {
    const text = volumeFormat.format(units);
    this.figures.push({ unit: 'volume', value: Number.parseFloat(text) * (VOLUME_SCALES[text.at(-1) ?? ''] ?? 1) });
    return text;
  }

  /** A number without a unit, such as 62.1. */
  plain(value: number, digits: number): string {
    return this.#note('plain', fixed(value, digits));
  }

  /** A text from a lesson or a rule whose numbers may be repeated, as prices and without a unit. */
  quote(text: string): string {
    for (const [number, percent] of text.matchAll(/\d[\d,]*(?:\.\d+)?(%)?/g)) {
      const value = Number.parseFloat(number.replaceAll(',', ''));
      const units = percent === undefined ? (['plain', 'price'] as const) : (['percent'] as const);
      for (const unit of units) this.figures.push({ unit, value });
    }
    return text;
  }

  /** A text that may be repeated as a whole, such as a time or the sentences of a lesson. Its numbers are no figures. */
  phrase(text: string): string {
    // Newer formatters put a narrow space before AM.
    const plain = text.replaceAll(/\s/g, ' ');
    this.phrases.push(...plain.split(/(?<=[.!?])\s+/));
    return plain;
  }

  #note(unit: FigureUnit, text: string): string {
    // A negative zero would suggest a direction.
    const shown = Number(text) === 0 ? text.replace('-', '') : text;
    this.figures.push({ unit, value: Number(shown) });
    return shown;
  }
}

function fixed(value: number, digits: number): string {
  return fixedFormats[digits]?.format(value) ?? value.toFixed(digits);
}

function withThousands(text: string): string {
  return text.replace(/\B(?=(\d{3})+(?!\d))(?<!\.\d*)/g, ',');
}
