import { ASSUMPTIONS } from './assumptions.ts';
import { citusStatements } from './citus.ts';
import { isHeld, type Level, P99_MS } from './closed-loop.ts';
import { costOf, type Measured } from './costs.ts';
import { type Growth, indexBytes, type Stored } from './growth.ts';
import type { PlannedStatement } from './plans.ts';
import { THINK_MS } from './visits.ts';

export interface Scale {
  readonly machine: string;
  readonly stored: Stored;
  readonly growth: readonly Growth[];
  readonly planned: readonly PlannedStatement[];
  readonly levels: readonly Level[];
  readonly measured: Measured;
}

/** The figures of docs/scale.md. */
export function reportScale(scale: Scale): string {
  return [
    `${scale.machine}. ${storedSentence(scale.stored)}`,
    '### Learners at once',
    loadSentence(scale.levels),
    table(LEVEL_HEADERS, scale.levels.map(levelRow)),
    ...callTables(scale.levels),
    '### Reading one learner among all',
    table(
      ['what', 'index', 'ms'],
      scale.planned.map(({ what, plan, ms }) => [what, `\`${plan}\``, ms.toFixed(2)]),
    ),
    '### What is stored, and what a year adds',
    table(['table', 'million rows', 'GB', 'of them indexes', 'rows a year', 'KB a year'], storedRows(scale)),
    yearSentence(scale.growth),
    '### What it costs',
    table(['learners', 'at once', 'GB', 'app', 'database and standby', '€ a month'], costRows(scale.measured)),
    '### Citus',
    `\`\`\`sql\n${citusStatements()}\n\`\`\``,
  ].join('\n\n');
}

function table(headers: readonly string[], rows: readonly (readonly string[])[]): string {
  return [headers, headers.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n');
}

const gigabytes = (bytes: number) => (bytes / 1e9).toFixed(2);
const grouped = (count: number) => Math.round(count).toLocaleString('en');

function storedSentence({ learners, studyDays, databaseBytes }: Stored): string {
  const days = (studyDays / learners).toFixed(1);
  const { yearsOf, heaviest } = ASSUMPTIONS;
  const heavy = `${yearsOf.perMillion} of a million with two years, ${heaviest.perMillion} with ${heaviest.copies} times three months in them`;
  return `${grouped(learners)} learners with ${days} study days on average (${heavy}), ${gigabytes(databaseBytes)} GB.`;
}

function loadSentence(levels: readonly Level[]): string {
  const held = levels.filter(isHeld).at(-1);
  const think = `${THINK_MS / 1000} seconds of thinking between steps`;
  if (held === undefined) return `Two processes, ${think}. No level was below ${P99_MS} ms at p99 without an error.`;
  return `Two processes, ${think}. **${held.learners} learners at once were held** at p99 below ${P99_MS} ms without an error.`;
}

const LEVEL_HEADERS = ['learners', 'calls/s', 'p50 ms', 'p99 ms', 'errors', 'processors: app', 'database', 'client'];

function levelRow(level: Level): string[] {
  const { learners, callsPerSecond, p50, p99, errors, serverCpus, databaseCpus, clientCpus } = level;
  const cpus = [serverCpus, databaseCpus, clientCpus].map((cpu) => cpu.toFixed(2));
  return [`${learners}`, callsPerSecond.toFixed(0), p50.toFixed(1), p99.toFixed(1), `${errors}`, ...cpus];
}

/** Of the last level that was held, or of the first. */
function callTables(levels: readonly Level[]): string[] {
  const level = levels.filter(isHeld).at(-1) ?? levels[0];
  if (level === undefined) return [];
  const rows = level.calls.map(({ call, count, p50, p99 }) => [
    `\`${call}\``,
    `${count}`,
    p50.toFixed(1),
    p99.toFixed(1),
  ]);
  return [table([`call, with ${level.learners} learners`, 'count', 'p50 ms', 'p99 ms'], rows)];
}

function storedRows({ stored, growth }: Scale): string[][] {
  return stored.tables.map((size) => {
    const bytes = size.tableBytes + indexBytes(size);
    const grown = growth.find(({ name }) => name === size.name);
    const share = `${((100 * indexBytes(size)) / bytes).toFixed(0)}%`;
    const perYear = grown === undefined ? ['', ''] : [grouped(grown.rowsPerYear), grouped(grown.bytesPerYear / 1000)];
    return [`\`${size.name}\``, (size.rows / 1e6).toFixed(2), gigabytes(bytes), share, ...perYear];
  });
}

function yearSentence(growth: readonly Growth[]): string {
  const bytes = growth.reduce((sum, { bytesPerYear }) => sum + bytesPerYear, 0);
  return `Someone who studies like the demonstration accounts for a year adds ${grouped(bytes / 1000)} KB.`;
}

function costRows(measured: Measured): string[][] {
  return [10_000, 100_000, 1_000_000].map((learners) => {
    const { atOnce, gigabytes, apps, databases, euroPerMonth } = costOf(learners, measured);
    return [grouped(learners), grouped(atOnce), gigabytes.toFixed(1), apps, databases, grouped(euroPerMonth)];
  });
}
