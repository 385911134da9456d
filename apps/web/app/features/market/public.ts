export { baseChartOptions, candleOptions } from './chart/chart-appearance.ts';
export { type ChartColors, fade, readColors } from './chart/chart-colors.ts';
export { InteractiveChart } from './interactive-chart.tsx';
export { useThemeKey } from './use-price-chart.ts';
