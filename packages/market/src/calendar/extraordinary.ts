/** A day on which the exchange did not open though its rules said it would. */
export interface ExtraordinaryClosure {
  readonly day: string;
  readonly reason: string;
}

/**
 * Whole days only, from 1990 on. Source: NYSE, "Special Closings" (list of closings since 1885), and
 * the exchange's announcements since.
 */
export const EXTRAORDINARY_CLOSURES: readonly ExtraordinaryClosure[] = [
  { day: '1994-04-27', reason: 'Funeral of President Nixon' },
  { day: '2001-09-11', reason: 'Attacks on New York and Washington' },
  { day: '2001-09-12', reason: 'Attacks on New York and Washington' },
  { day: '2001-09-13', reason: 'Attacks on New York and Washington' },
  { day: '2001-09-14', reason: 'Attacks on New York and Washington' },
  { day: '2004-06-11', reason: 'Day of mourning for President Reagan' },
  { day: '2007-01-02', reason: 'Day of mourning for President Ford' },
  { day: '2012-10-29', reason: 'Hurricane Sandy' },
  { day: '2012-10-30', reason: 'Hurricane Sandy' },
  { day: '2018-12-05', reason: 'Day of mourning for President George H. W. Bush' },
  { day: '2025-01-09', reason: 'Day of mourning for President Carter' },
];

/**
 * Days announced beforehand to end at 13:00 outside the yearly rules. Snow, halts and late openings of
 * single days are not modeled. Source: as above.
 */
export const EXTRAORDINARY_EARLY_CLOSES: readonly string[] = ['1997-12-26', '1999-12-31', '2003-12-26'];
