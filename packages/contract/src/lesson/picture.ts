import { z } from 'zod';

/** Open, high, low, close: prices of one candle. */
export const ohlc = z.tuple([z.number(), z.number(), z.number(), z.number()]);

/** A candle index and a price. */
const chartPoint = z.tuple([z.int().nonnegative(), z.number()]);

/** A straight line over candles. Between two prices of one candle it is a length, and between equal points a single price. */
export const chartLine = z.object({ from: chartPoint, to: chartPoint });

/** Candles to draw, oldest first, and which of them (inclusive indices) are the pattern itself. */
export const candlePicture = z.object({
  candles: z.array(ohlc).min(1),
  mark: z.object({ from: z.int().nonnegative(), to: z.int().nonnegative() }).nullable(),
  /** Straight lines over the candles, such as a neckline: both ends as candle index and price. */
  lines: z.array(chartLine).optional(),
  /** One sentence that says in words what the picture shows. */
  alt: z.string(),
});
export type CandlePicture = z.output<typeof candlePicture>;

/** The turning points that make a chart pattern, oldest first, and the close that completed it. */
export const landmarks = z.object({
  points: z.array(z.object({ at: chartPoint, role: z.string() })),
  breakout: z.object({ at: chartPoint, direction: z.enum(['up', 'down']) }),
});
export type Landmarks = z.output<typeof landmarks>;

export const captionedPicture = candlePicture.extend({ caption: z.string(), landmarks: landmarks.optional() });
export type CaptionedPicture = z.output<typeof captionedPicture>;
