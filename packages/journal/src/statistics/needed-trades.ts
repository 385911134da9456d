/**
 * How many trades a figure takes before it says more than chance does. With fewer it is withheld, and the screen says
 * how many it needs.
 */
export const NEEDED_TRADES = {
  /** The interval of a mean and of figures that are resampled: with fewer, neither method covers as often as it says. */
  meanInterval: 20,
  bootstrapInterval: 20,
  /**
   * Winners and losers, each, for the interval of a figure that both make. A trader of many small gains and a rare large
   * loss has often seen no such loss yet, and no interval of what was seen reaches the truth then. Those who see five
   * early were unlucky: `shown-interval.ts` allows for it.
   */
  onEitherSide: 5,
  /** The System Quality Number, by its author's own rule (Van Tharp, The Definitive Guide to Position Sizing). */
  systemQuality: 30,
  /**
   * The Trader Score of a trade that wins 2R or loses 1R has a standard deviation of 8.6 points. That is a 95% margin of
   * ±10 points with 3 trades, half of what all ratings from 1 to 5 make, and of ±4 with 20.
   */
  traderScore: 20,
  /** Random sequences of the trades stand for trades to come, as the resamples of a bootstrap do. */
  drawdownRange: 20,
} as const;
