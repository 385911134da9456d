import { analyticsCalls } from '@wickwise/contract/analytics';
import { assistantCalls } from '@wickwise/contract/assistant';
import { patternCalls } from '@wickwise/contract/lesson/pattern';
import { marketCalls } from '@wickwise/contract/market';
import { tickers, timeframes } from '@wickwise/contract/market-constants';
import { scenarioCalls, scenarioOptionId } from '@wickwise/contract/scenario';
import { newId, pick, type SoakLearner } from './learner.ts';

/** Timeframes of a chart that are looked at in turn. */
const LOOKS = 3;

export async function solveScenario({ client, random, think }: SoakLearner): Promise<void> {
  const [scenarios] = await Promise.all([
    client.call(scenarioCalls.listScenarios, {}),
    client.call(scenarioCalls.listAnsweredScenarios, {}),
  ]);
  await think();
  const params = { scenarioId: pick(random, scenarios)?.id ?? 'stop-loss' };
  const body = { optionId: pick(random, scenarioOptionId.options) ?? 'a', attemptId: newId(random) };
  await client.call(scenarioCalls.answerScenario, { params, body });
}

/** Follows the bars of a symbol in a few timeframes, and has the last chart described. */
export async function watchChart({ client, random, think }: SoakLearner): Promise<void> {
  const symbol = pick(random, tickers) ?? 'AAPL';
  let interval: (typeof timeframes)[number]['value'] = '60';
  for (let look = 0; look < LOOKS; look += 1) {
    interval = pick(random, timeframes)?.value ?? interval;
    const chart = { params: { symbol }, query: { interval } };
    const [{ candles }] = await Promise.all([
      client.call(marketCalls.readCandles, chart),
      client.call(marketCalls.readQuote, { params: { symbol } }),
    ]);
    const query = { interval, after: candles.at(-1)?.[0] };
    const close = await client.openStream(marketCalls.streamBars, { ...chart, query });
    try {
      await think();
    } finally {
      await close();
    }
  }
  await client.call(assistantCalls.analyzeChart, { body: { symbol, interval } });
}

export async function viewAnalytics({ client, think }: SoakLearner): Promise<void> {
  await Promise.all(Object.values(analyticsCalls).map((call) => client.call(call, {})));
  await think();
}

export async function viewGallery({ client, think }: SoakLearner): Promise<void> {
  await client.call(patternCalls.listGallery, {});
  await think();
}
