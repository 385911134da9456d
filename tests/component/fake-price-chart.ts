import type { ChartLayers } from '../../apps/web/app/features/market/chart/chart-parts.ts';
import type { PriceChart as RealChart } from '../../apps/web/app/features/market/chart/price-chart.ts';

/**
 * What charts were told to show, the newest last. The browser tests cover the canvas. The files of a worker share the
 * chart's code once it has loaded: each file that shows one mocks it with this module.
 */
export const drawn: { layers: ChartLayers[] } = { layers: [] };

export class PriceChart {
  constructor(_host: HTMLElement, { onView }: Pick<ConstructorParameters<typeof RealChart>[1], 'onView'>) {
    queueMicrotask(() => onView({ from: 0, to: 299 }));
  }
  setSeries() {}
  setLook() {}
  pointAt() {}
  remove() {}
  setLayers(layers: ChartLayers) {
    drawn.layers.push(layers);
  }
}
