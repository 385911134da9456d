import { type JournalEntry, newEntry } from '@wickwise/journal/entry';
import { filterEntries, NO_ENTRY_FILTER } from '@wickwise/journal/entry-filter';
import { readImport } from '@wickwise/journal/import/read-import';
import { DEFAULT_JOURNAL_SETTINGS } from '@wickwise/journal/journal-settings';
import { withResult } from '@wickwise/journal/profit';
import { createReshuffle, RESHUFFLES } from '@wickwise/journal/statistics/reshuffle';
import { summarize } from '@wickwise/journal/statistics/specified-statistics';
import { centsList, listStatistics, rList } from '@wickwise/journal/statistics/trade-statistics';
import { parseStoredEntries, serializeEntries } from '@wickwise/journal/stored-entry';
import { createRandom } from '@wickwise/statistics/random';
import { describeMachine, median } from './rounds.ts';

const TRADES = 10_000;
const ROUNDS = 9;

function randomTrades(): JournalEntry[] {
  const random = createRandom(1);
  return Array.from({ length: TRADES }, (_, index) => {
    const day = new Date(Date.UTC(2000, 0, 1 + index)).toISOString().slice(0, 10);
    const [entryPrice, exitPrice] = [100, Math.round(9000 + 2100 * random()) / 100];
    const prices = { entryPrice, exitPrice, positionSize: 10, riskAmount: 50 };
    const texts = { symbol: 'AAPL', reasonForEntry: 'Hammer at support, confirmed by the next close' };
    return withResult({ ...newEntry({ id: String(946_684_800_000 + index), date: day }), ...prices, ...texts });
  });
}

function print(name: string, run: () => unknown, rounds = ROUNDS): void {
  const times = Array.from({ length: rounds }, () => {
    const start = process.cpuUsage();
    run();
    const { user, system } = process.cpuUsage(start);
    return (user + system) / 1000;
  });
  console.log(`  ${name.padEnd(38)} ${median(times).toFixed(1).padStart(8)} ms`);
}

const entries = randomTrades();
const { breakeven } = DEFAULT_JOURNAL_SETTINGS;
const stored = serializeEntries(entries);
console.log(describeMachine());
console.log(`\nA journal of ${TRADES} trades, medians of processor time`);
print('read what is stored', () => parseStoredEntries(stored));
print('write it', () => serializeEntries(entries));
print('the six figures', () => summarize(entries));
print('one key of the search', () =>
  filterEntries({ entries, filter: { ...NO_ENTRY_FILTER, search: 'support' }, breakeven }),
);
print('statistics with their intervals', () => {
  listStatistics({ values: centsList(entries), random: createRandom(1) });
  listStatistics({ values: rList(entries), random: createRandom(1) });
});
print(`${RESHUFFLES} new orders`, () => createReshuffle(rList(entries), createRandom(1)).draw(RESHUFFLES), 1);

const FILLS = 100_000;

/** A file of fills in a hundred symbols, each sale closing the purchase before it. */
function fillsFile(): Uint8Array {
  const rows = Array.from({ length: FILLS }, (_, index) => {
    const time = new Date(Date.UTC(2020, 0, 1, 0, 0, 30 * index)).toISOString().slice(0, 19).replace('T', ' ');
    const side = Math.floor(index / 100) % 2 === 0 ? 'Buy' : 'Sell';
    return `${time},SYM${index % 100},${side},100,${(10 + (index % 977) / 100).toFixed(2)},0.35`;
  });
  return new TextEncoder().encode(['Date,Symbol,Side,Quantity,Price,Fees', ...rows].join('\n'));
}

const file = { name: 'fills.csv', bytes: fillsFile() };
const start = process.cpuUsage();
const { trades } = await readImport({ files: [file], journal: [], importId: '1' });
const { user, system } = process.cpuUsage(start);
const seconds = (user + system) / 1e6;
console.log(`\nThe import of ${FILLS} fills, ${trades.length} trades: ${seconds.toFixed(2)} s of processor time`);
