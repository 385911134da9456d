import { judgeReplay, type ReplayVerdict, VERDICT_POWER } from '@wickwise/journal/replay/verdict';
import { wilsonInterval } from '@wickwise/statistics/interval';
import { createRandom } from '@wickwise/statistics/random';
import { MARKETS, type Market } from '../packages/journal/fixtures/driftless-market.ts';
import { foresees, playReplay, type Trader } from '../packages/journal/fixtures/replay-traders.ts';
import { unskilledTraders } from '../packages/journal/fixtures/unskilled-traders.ts';

const REPLAYS = 2000;

/** How often a trader passes as skilled, of the replays that had enough trades for a verdict. */
function passesOf(trader: Trader, market: Market): string {
  const verdicts: Record<ReplayVerdict['kind'], number> = { skill: 0, luck: 0, 'wrong-side': 0, 'too-few': 0 };
  const random = createRandom(1 + MARKETS.indexOf(market));
  for (let replay = 0; replay < REPLAYS; replay++) verdicts[judgeReplay(playReplay(trader, market, random)).kind]++;
  const trials = REPLAYS - verdicts['too-few'];
  const interval = wilsonInterval({ successes: verdicts.skill, trials });
  const percent = (share: number) => (100 * share).toFixed(1);
  if (interval === null) return 'never judged';
  return `${percent(verdicts.skill / trials)} (${percent(interval.low)} to ${percent(interval.high)}) of ${trials}`;
}

function print(name: string, trader: Trader): void {
  const cells = MARKETS.map((market) => passesOf(trader, market).padEnd(28));
  console.log(`  ${name.padEnd(42)}${cells.join('')}`);
}

console.log(`Of 100 judged replays, how many a trader passes, with the 95% interval, from ${REPLAYS} replays`);
console.log(`  ${''.padEnd(42)}${MARKETS.map((market) => market.padEnd(28)).join('')}`);
console.log('without skill:');
for (const [name, trader] of Object.entries(unskilledTraders)) print(name, trader);
console.log(`with ${VERDICT_POWER.trades} one-bar trades:`);
for (const { foreseen } of VERDICT_POWER.found) {
  print(`foresees ${foreseen} of 100 bars`, foresees(foreseen / 100, VERDICT_POWER.trades));
}
