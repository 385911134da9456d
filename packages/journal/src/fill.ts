import * as z from 'zod/mini';

/** The largest price, size or amount accepted, to catch typos. */
export const MAX_AMOUNT = 1e9;

// Zod compiles its checks with `new Function`, which the site's content security policy reports as a violation.
z.config({ jitless: true });

/** A price, size or amount that cannot be negative. */
export const amount = z.number().check(z.minimum(0), z.maximum(MAX_AMOUNT));

export const feeKinds = ['commission', 'exchange', 'regulatory', 'clearing', 'financing', 'tax', 'other'] as const;
export type FeeKind = (typeof feeKinds)[number];

const feePart = z.object({
  kind: z.enum(feeKinds),
  /** Negative for a rebate. */
  amount: z.number(),
  /** Null for the currency of the trade. A part in another one is in no total. */
  currency: z.nullable(z.string()),
});
/** One of the charges of a fill. */
export type FeePart = Readonly<z.output<typeof feePart>>;

const before = z.object({ price: amount, size: amount, fees: z.number() });

/** What an import knows about a fill; all of it is missing in one that was logged by hand or by an older version. */
const importedFields = {
  /** yyyy-mm-dd hh:mm:ss, with a fraction if the file has one, or the day alone; in the zone of the trade. */
  time: z.optional(z.string()),
  /** In the file, when the trader has given the trade another one. */
  symbol: z.optional(z.string()),
  /** The broker’s number of the execution. */
  id: z.optional(z.string()),
  /** The broker’s number of the order. */
  order: z.optional(z.string()),
  /** The broker’s word for the order, where it traded several contracts: `VERTICAL`. */
  spread: z.optional(z.string()),
  /** The broker’s number of the position, where fills are matched by it. */
  position: z.optional(z.string()),
  /** How an option ended; the price is then 0. */
  ending: z.optional(z.enum(['expiry', 'assignment', 'exercise'])),
  /** Of the closed size before fees, as the broker states it, in the currency of the trade. */
  profit: z.optional(z.number()),
  feeParts: z.optional(z.readonly(z.array(feePart))),
  /** The file and the line that it came from; the heading may be on any line. */
  file: z.optional(z.string()),
  line: z.optional(z.int()),
  /** Sorts the fills of one moment. */
  place: z.optional(z.int()),
  /** The imports that held this fill. */
  imports: z.optional(z.readonly(z.array(z.string()))),
  /** What the file said, when splits changed the size and the price since. */
  asFiled: z.optional(z.object({ price: amount, size: amount })),
  /** The rest of the execution, whose position is unknown. */
  leftOut: z.optional(z.object({ size: amount, fees: z.number(), feeParts: z.optional(z.readonly(z.array(feePart))) })),
  /** The trader typed what a position was opened for, as no file has it. It goes as soon as one does. */
  typed: z.optional(z.literal(true)),
  /** What it was before a later import corrected it. */
  corrected: z.optional(z.object({ by: z.string(), before })),
};

/** One execution at a broker. */
export const fill = z.object({
  side: z.enum(['buy', 'sell']),
  /** In the currency of the trade. */
  price: amount,
  /** Shares or contracts, above zero. */
  size: amount,
  /** In the currency of the trade; negative for a rebate. */
  fees: z.number(),
  ...importedFields,
});
export type Fill = Readonly<z.output<typeof fill>>;

/** A split of a stock: what the file says of it. One of ratio and added is known. */
export const split = z.object({
  time: z.string(),
  /** New shares for one old share. */
  ratio: z.nullable(z.number().check(z.positive())),
  /** The shares that were added; negative for a reverse split. */
  added: z.nullable(z.number()),
  imports: z.readonly(z.array(z.string())),
  file: z.optional(z.string()),
  line: z.optional(z.int()),
});
export type Split = Readonly<z.output<typeof split>>;
