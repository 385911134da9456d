import { defaultThresholds, type Thresholds } from '../pattern/found-patterns.ts';
import { defaultLayers, type LayerChoice } from './layer-toggles.tsx';

/** The layers over a chart, and how strictly patterns are recognized on it: the same for every symbol and timeframe. */
export interface ChartSettings {
  readonly layers: LayerChoice;
  readonly thresholds: Thresholds;
}

export const defaultChartSettings: ChartSettings = { layers: defaultLayers, thresholds: defaultThresholds };
