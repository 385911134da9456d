import { dailyChartCalls } from '@wickwise/contract/practice/daily-chart';
import { rewardCalls } from '@wickwise/contract/reward/reward';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { useTestServer } from '#tests/support/api-test.ts';
import { call, createLearner } from '#tests/support/server.ts';
import { dailyAnswer } from '../../db/schema/daily-chart.ts';
import { chartDayAt } from './rules.ts';

const server = await useTestServer();

test('of ten answers at once to the chart of the day one stands, and earns once', async () => {
  const as = await createLearner(server);
  const day = chartDayAt(server.now);
  const choose = (index: number) => {
    const body = { day, chosen: index % 2 === 0 ? ('1' as const) : ('2' as const) };
    return call(server, dailyChartCalls.answerDailyChart, { as, body });
  };
  const answers = await Promise.all(Array.from({ length: 10 }, (_, index) => choose(index)));
  expect(new Set(answers.map(({ body }) => body.chosen)).size).toBe(1);
  const rows = await server.runtime.db.select().from(dailyAnswer).where(eq(dailyAnswer.userId, as.id));
  expect(rows).toHaveLength(1);
  const total = await call(server, rewardCalls.rewardsTotal, { as });
  expect(total.body.totalPoints).toBe(rows[0]?.entries.reduce((sum, { points }) => sum + points, 0));
});
