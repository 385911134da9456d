import type { MarkFilter } from '../pattern/found-patterns.ts';
import type { AverageId } from './chart-layers.ts';

/** The layers that the learner has turned on. */
export interface LayerChoice {
  readonly volume: boolean;
  readonly levels: boolean;
  readonly chartPatterns: boolean;
  readonly averages: readonly AverageId[];
  readonly filter: MarkFilter;
}

export const defaultLayers: LayerChoice = {
  volume: true,
  levels: true,
  chartPatterns: true,
  averages: ['ema20', 'sma50'],
  filter: 'in-trend',
};
