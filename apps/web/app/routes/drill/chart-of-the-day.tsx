import { DailyChartScreen } from '#app/features/daily-chart/daily-chart-screen.tsx';
import { pageMeta } from '#app/features/site/page-meta.ts';

export function meta() {
  return pageMeta({
    title: 'Chart of the day',
    description: 'One new chart every day, the same for everyone. Say what it shows, then see why, and how others did.',
  });
}

export default function ChartOfTheDay() {
  return <DailyChartScreen />;
}
