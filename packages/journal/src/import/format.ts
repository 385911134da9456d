import type { AssetClass } from '../entry.ts';
import type { FeeKind } from '../fill.ts';

/**
 * The title of a column, or several for localized exports: the first that the heading has counts. Case, spaces and
 * punctuation make no difference. `Price#2` is the second of two columns with that title, `Price+1` the column to the
 * right of it, `Fees*` the first whose title begins so. A zone in a time’s title counts: `Closing time (UTC+2)`,
 * `Update Time (EDT)`.
 */
export type Titles = string | readonly string[];

/**
 * What a cell says in a broker's words. Case, spaces and punctuation make no difference; `YOU BOUGHT*` is every text
 * that begins so, `*USD` every one that ends so.
 */
export type Words = readonly string[];

/** The columns of a file, by what they hold. A file needs only some of them. */
export interface BrokerColumns {
  /** When it was executed: day and clock in one, or the day alone. */
  readonly time?: Titles;
  /** The clock, when it has a column of its own beside the day in `time`. */
  readonly clock?: Titles;
  readonly symbol?: Titles;
  /** Text in which the instrument of an option is read when the symbol does not say it. */
  readonly description?: Titles;
  readonly account?: Titles;
  readonly assetClass?: Titles;
  /** Buy or sell. Without it, a negative quantity is a sale. */
  readonly side?: Titles;
  /** Whether the fill opens or closes, as `O` and `C`. */
  readonly effect?: Titles;
  /** What the row is; see `kinds`. */
  readonly kind?: Titles;
  /** Whether the order was filled; see `statuses`. */
  readonly status?: Titles;
  /** Side, quantity and price as a sentence: `Buy 10 @ 20.50 EUR`, or `CLOSE BUY 4/10 @ 58`, of which 4 were filled. */
  readonly sentence?: Titles;
  /** The executed quantity; its sign counts only when there is no side. */
  readonly quantity?: Titles;
  readonly price?: Titles;
  /** The value of the fill without fees, for a file without prices: price = amount ÷ quantity ÷ multiplier. */
  readonly amount?: Titles;
  readonly multiplier?: Titles;
  readonly currency?: Titles;
  /** The currency or coin of all fees, where it can differ from that of the price. */
  readonly feeCurrency?: Titles;
  /** The coin that the row books, where each of the two coins has one: the row of the second adds only its fees. */
  readonly coin?: Titles;
  /** The number of the execution: what has the same number is the same fill in every file. */
  readonly id?: Titles;
  readonly order?: Titles;
  /** What kind of spread the order was; empty for an order of one contract. */
  readonly spread?: Titles;
  /** The number of the position: fills are then matched by it alone. */
  readonly position?: Titles;
  readonly underlying?: Titles;
  readonly expiry?: Titles;
  readonly strike?: Titles;
  /** Call or put. */
  readonly right?: Titles;
  /** Of a split: new shares for one old share, as `10`, `10:1` or `10 for 1`. Without it, the quantity is what was added. */
  readonly ratio?: Titles;
  /** What the closed size made, as the broker says; see `profit`. */
  readonly profit?: Titles;
  /** Of finished trades (`rows: 'trades'`): entry and exit, with `side` or the sign of the quantity for the direction. */
  readonly openTime?: Titles;
  readonly openClock?: Titles;
  readonly closeTime?: Titles;
  readonly closeClock?: Titles;
  readonly entryPrice?: Titles;
  readonly exitPrice?: Titles;
  /** Of finished trades listed as a purchase and a sale: without a side, the earlier of the two is the entry. */
  readonly buyTime?: Titles;
  readonly sellTime?: Titles;
  readonly buyPrice?: Titles;
  readonly sellPrice?: Titles;
  /** The numbers of the two executions: of two within one moment, the lower one came first. */
  readonly buyId?: Titles;
  readonly sellId?: Titles;
}

export type BrokerColumn = keyof BrokerColumns;

/** A column of fees. */
export interface FeeColumn {
  readonly title: Titles;
  readonly kind: FeeKind;
  /** The currency of this charge alone. The title can say it as well: `Fee (EUR)`; so can the cell: `0.1 BNB`. */
  readonly currency?: Titles;
  /**
   * The sign of a charge; a rebate has the other one. Unsigned: it is always a charge. Rest: the column holds the total
   * of the row, and the charge is what it has beside quantity × price.
   */
  readonly charge: 'positive' | 'negative' | 'unsigned' | 'rest';
  /** Where it is known: only in rows in which the column has one of the words. */
  readonly where?: { readonly title: Titles; readonly words: Words };
  /** The amount is for each share or contract. */
  readonly isPerUnit?: boolean;
}

/** What the words of `columns.kind` mean. A word that is not listed, in a row with a symbol and a quantity, is asked about. */
export interface RowKinds {
  /** Needed only for words that are not words of a side as well. */
  readonly fill?: Words;
  /** The fees of fills that another table of the file lists, at the same time and of the same symbol. */
  readonly charge?: Words;
  /** The executions that rows of `fill` sum up: set aside beside them, and fills in a file that has none. */
  readonly parts?: Words;
  readonly split?: Words;
  /** An option that expired worthless. */
  readonly expiry?: Words;
  readonly assignment?: Words;
  readonly exercise?: Words;
  /** Rows that are no trade, by what they are: `{ dividend: ['Qualified Dividend'] }`. */
  readonly aside?: Readonly<Record<string, Words>>;
}

/** The columns of what was paid, in a purchase, and received, in a sale: a debit and a credit, or one in which a minus is paid. */
export interface MoneySides {
  readonly paid: string;
  readonly received: string;
}

/** How one report of one broker is read. It is data: whatever takes code is done by the engine. */
export interface BrokerFormat {
  /** As `schwab-transactions`. Its fixtures are in a folder with the broker’s name. */
  readonly id: string;
  readonly broker: string;
  readonly report: string;
  /** How to know it: the heading has all of these titles and none of the others. Among several, the one with most titles. */
  readonly titles: readonly Titles[];
  readonly without?: readonly Titles[];
  /** A column of which some cell has one of the words, or fits a regular expression, where titles do not suffice. */
  readonly where?: { readonly title: Titles; readonly words?: Words; readonly pattern?: string };
  /** A regular expression that finds something in the file's name or in the lines above the heading. */
  readonly above?: string;
  /** The name of the table in a file of several: a section of an activity statement, a sheet, an XML element. */
  readonly table?: string;
  /** What a row is, unless its kind says otherwise: one execution, or a trade with entry and exit. */
  readonly rows: 'fills' | 'trades';
  readonly columns: BrokerColumns;
  readonly fees?: readonly FeeColumn[];
  /**
   * The columns of what was given for what, in rows that say neither side nor price. One of the two is money: then the
   * columns side, symbol, quantity, amount and currency follow from it.
   */
  readonly exchange?: Readonly<Record<'given' | 'givenAmount' | 'received' | 'receivedAmount', Titles>>;
  /** Tells purchases from sales where no column has a word for them. */
  readonly moneySides?: MoneySides;
  readonly kinds?: RowKinds;
  /** Beside the usual words, which the engine knows in eight languages. Short opens a position, cover closes one. */
  readonly sides?: { readonly buy?: Words; readonly sell?: Words; readonly short?: Words; readonly cover?: Words };
  /** The words of `columns.effect`, beside the usual ones. */
  readonly effects?: { readonly open?: Words; readonly close?: Words };
  /**
   * What counts of a cell that says more: for a column, a regular expression whose first group that matches is its
   * value. A cell without a match is empty.
   */
  readonly within?: Readonly<Partial<Record<BrokerColumn, string>>>;
  /** Beside the usual words. Done: it was filled, at least in part; open or cancelled orders are set aside. */
  readonly statuses?: { readonly done?: Words; readonly aside?: Words };
  /** More rows to set aside: where the column has one of the words. */
  readonly aside?: readonly { readonly title: Titles; readonly words: Words; readonly reason: string }[];
  /** Nobody declared it: its columns are found by their titles, and what a declaration would settle is asked. */
  readonly isGuessed?: boolean;
  /** Its rows are positions that are still open. Of one that was closed since, the list of closed ones says the fees. */
  readonly areOpen?: boolean;
  /** The formats, by id, whose trades it lists again: beside a table of theirs in the same file it is set aside. */
  readonly repeats?: readonly string[];
  /** Columns in which an empty cell means the same as above. */
  readonly fillDown?: readonly BrokerColumn[];
  readonly dates?: {
    /** Of 03/05/2026. Without it the whole file decides, or the trader is asked. */
    readonly order?: 'day-first' | 'month-first';
    /** Where the clock of the file runs, as an IANA name: `America/New_York`. What a cell says itself counts more. */
    readonly zone?: string;
    /** Unusual forms, as Luxon writes them: `yyyyMMdd;HHmmss`. */
    readonly formats?: readonly string[];
  };
  /** The decimal sign. Without it the whole file decides, or the trader is asked. */
  readonly decimals?: 'point' | 'comma';
  /** Of rows within one moment. Without it, the first and the last row decide. */
  readonly order?: 'oldest-first' | 'newest-first';
  readonly profit?: {
    /** Net: the fees of the row are already in it. Rest: it lacks fees that no column lists. */
    readonly fees: 'included' | 'excluded' | 'rest';
  };
  /** Whether `columns.amount` holds the fees of its row as well: paid with them, received without. */
  readonly amountFees?: 'included' | 'excluded';
  /** Beside prices: the total of a row, or its debit and its credit, by which price and fees are checked. */
  readonly totals?: readonly string[];
  /** For all rows of the file, where no column says it. */
  readonly currency?: string;
  readonly account?: string;
  readonly assetClass?: AssetClass;
  /** The value of one point for every row. Without it: options 100, futures by the table of point values, forex by lot. */
  readonly multiplier?: number;
  /** What is found in the file’s name, above the heading or in its titles, each a regular expression with one group. */
  readonly read?: {
    readonly account?: string;
    readonly currency?: string;
    readonly feeCurrency?: string;
    readonly symbol?: string;
    readonly zone?: string;
  };
  /** The words of `columns.assetClass`, beside the usual ones such as STK, OPT, FUT, CASH. */
  readonly assetClasses?: Readonly<Partial<Record<AssetClass, Words>>>;
  /** The symbol is a pair such as BTC-USD, BTC/EUR or ETHUSDT, whose second part is the currency. */
  readonly isPair?: boolean;
  /** Whether a quantity is in lots of 100,000 (forex). */
  readonly isInLots?: boolean;
  /**
   * What a sale without a position is. Marked: the file has words of its own for shorts, so this one’s purchase is
   * missing. Without it: usual for futures, forex and CFDs, asked about for the others.
   */
  readonly shorts?: 'usual' | 'marked';
}
