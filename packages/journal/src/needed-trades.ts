/**
 * How many trades a figure takes before it says more than chance does. With fewer it is withheld, and the screen says
 * how many it needs.
 */
export const NEEDED_TRADES = {
  /**
   * Student's interval of a mean. With fewer than 15 values it holds only for a nearly normal distribution (Moore, McCabe
   * and Craig, Introduction to the Practice of Statistics), and trades with a stop and a target have two peaks: for
   * winners of 2R and losers of 1R the 95% interval of 3 trades covers the mean 7 times in 10, of 15 trades 93 times in
   * 100.
   */
  meanInterval: 15,
  /**
   * The percentile interval of a bootstrap, too narrow by √((n − 1) / n) and by the normal percentile in place of
   * Student's (Hesterberg, The American Statistician 69/4, 2015): it has 37% of its proper width with 3 trades, 82% with
   * 10 and 91% with 20.
   */
  bootstrapInterval: 20,
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
