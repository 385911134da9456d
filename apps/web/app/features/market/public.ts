export { CandleChart } from './candle-chart.tsx';
export { baseChartOptions, candleOptions } from './chart/chart-appearance.ts';
export { type ChartColors, fade, readColors } from './chart/chart-colors.ts';
export { useThemeKey } from './use-price-chart.ts';
