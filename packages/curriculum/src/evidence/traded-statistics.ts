import { type CountedId, statistics } from './statistics.ts';

/** A lesson whose rate is the side of a first close: the bet on that side is a trade with an entry and an exit. */
export type TradedId = {
  [Id in CountedId]: (typeof statistics)[Id]['kind'] extends 'chart-pattern' ? never : Id;
}[CountedId];

/** Whether the rate of a lesson is the side of a first close, by the lesson's id. */
export function isTraded(id: CountedId): id is TradedId {
  return statistics[id].kind !== 'chart-pattern';
}

/** The statistics of those lessons. */
export const tradedStatistics = Object.fromEntries(
  Object.entries(statistics).filter(([, { kind }]) => kind !== 'chart-pattern'),
) as Pick<typeof statistics, TradedId>;
