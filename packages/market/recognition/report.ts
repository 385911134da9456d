import { NOISE, type NoiseLevel } from '../src/chart-patterns/drawing/draw-candles.ts';
import { DEFAULT_MINIMUM_SCORE } from '../src/chart-patterns/find-chart-patterns.ts';
import type { ChartPatternName } from '../src/chart-patterns/finding.ts';
import {
  falsePositiveRate,
  type NameTally,
  type NoiseTally,
  precisionOf,
  type RecognitionResults,
  type RecognitionRun,
  recallOf,
  type WalkTally,
} from './measure.ts';

const NOISE_LEVELS: readonly NoiseLevel[] = ['clean', 'medium', 'strong'];

/** Patterns that are easily mistaken for one another. */
const CONFUSABLE: readonly { readonly title: string; readonly names: readonly ChartPatternName[] }[] = [
  {
    title: 'Reversals and rectangles',
    names: [
      ...(['double-bottom', 'double-top', 'triple-bottom', 'triple-top'] as const),
      ...(['inverse-head-and-shoulders', 'head-and-shoulders', 'rectangle'] as const),
    ],
  },
  {
    title: 'Two lines',
    names: [
      ...(['ascending-triangle', 'descending-triangle', 'symmetrical-triangle'] as const),
      ...(['rising-wedge', 'falling-wedge', 'rectangle'] as const),
    ],
  },
  { title: 'Flags and pennants', names: ['bull-flag', 'bull-pennant', 'bear-flag', 'bear-pennant'] },
];

/**
 * The figures of docs/recognition.md as Markdown: precision and recall on drawn patterns, false alarms on random walks,
 * and which patterns were mistaken for which. `run` is the one that measured them.
 */
export function reportRecognition(run: RecognitionRun, { drawn, walks }: RecognitionResults): string {
  const tallies = NOISE_LEVELS.map((noise) => drawn[noise]);
  return [
    parameters(run, { tallies, walks }),
    patternTable(tallies),
    timing(tallies),
    walkTable(walks),
    ...CONFUSABLE.map((group) => confusionTable(drawn.medium, group)),
  ].join('\n\n');
}

interface Measured {
  readonly tallies: readonly NoiseTally[];
  readonly walks: readonly WalkTally[];
}

function parameters({ seed, seriesPerPattern }: RecognitionRun, { tallies, walks }: Measured): string {
  const drawnCandles = sum(tallies.flatMap(({ names }) => names.map(({ candles }) => candles)));
  const walkCandles = sum(walks.map(({ candles }) => candles));
  return [
    '### The run',
    '',
    `- Seed ${seed}; ${seriesPerPattern} series per pattern and noise level, ${count(drawnCandles)} candles in all.`,
    `- Noise: ${NOISE_LEVELS.map((noise) => `${noise} ${NOISE[noise]}`).join(', ')} heights of the pattern.`,
    `- Random walks: ${walks.length} kinds, ${count(walkCandles)} candles.`,
    `- Default threshold: a score of ${DEFAULT_MINIMUM_SCORE}.`,
  ].join('\n');
}

function patternTable(tallies: readonly NoiseTally[]): string {
  const names = tallies[0]?.names.map(({ name }) => name) ?? [];
  const rows = names.map((name) => [
    name,
    ...tallies.flatMap((tally) => {
      const own = tally.names.find((candidate) => candidate.name === name);
      return own === undefined ? ['', ''] : [share(precisionOf(own)), share(recallOf(own))];
    }),
  ]);
  const head = ['Pattern', ...NOISE_LEVELS.flatMap((noise) => [`${noise}: precision`, `${noise}: recall`])];
  return ['### Precision and recall', '', table(head, rows)].join('\n');
}

function timing(tallies: readonly NoiseTally[]): string {
  const rows = tallies.map(({ noise, names }) => {
    const distances = names.flatMap(({ delays }) => delays.map(Math.abs));
    const within = (candles: number) => distances.filter((distance) => distance <= candles).length / distances.length;
    return [noise, share(within(0)), share(within(1)), share(within(3))];
  });
  const head = ['Noise', 'on the drawn candle', 'within one candle', 'within three'];
  return ['### How near the breakouts found are to the drawn ones', '', table(head, rows)].join('\n');
}

function walkTable(walks: readonly WalkTally[]): string {
  const all = {
    label: 'All',
    candles: sum(walks.map(({ candles }) => candles)),
    alarms: sum(walks.map(({ alarms }) => alarms)),
  };
  const rows = [...walks, all].map((walk) => [
    walk.label,
    count(walk.candles),
    String(walk.alarms),
    falsePositiveRate([walk]).toFixed(2),
  ]);
  const head = ['Random walk', 'Candles', 'Findings', 'Per 1,000 candles'];
  return ['### False alarms on random walks', '', table(head, rows), '', alarmsByName(walks)].join('\n');
}

function alarmsByName(walks: readonly WalkTally[]): string {
  const totals = new Map<string, number>();
  for (const { found } of walks) {
    for (const [name, number] of Object.entries(found)) totals.set(name, (totals.get(name) ?? 0) + number);
  }
  const sorted = [...totals].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  return `By name: ${sorted.map(([name, number]) => `${name} ${number}`).join(', ')}.`;
}

function confusionTable({ names }: NoiseTally, group: (typeof CONFUSABLE)[number]): string {
  const rows = names
    .filter(({ name }) => group.names.includes(name))
    .map((tally) => [
      tally.name,
      ...group.names.map((name) => String(namedAs(tally, name))),
      ...remainder(tally, group.names),
    ]);
  const head = ['Drawn', ...group.names, 'another name', 'nothing there'];
  return [`### Taken for what: ${group.title.toLowerCase()}, medium noise`, '', table(head, rows)].join('\n');
}

function namedAs({ name, recognized, mistaken }: NameTally, as: ChartPatternName): number {
  return as === name ? recognized : (mistaken[as] ?? 0);
}

function remainder(tally: NameTally, names: readonly ChartPatternName[]): string[] {
  const inGroup = sum(names.map((name) => (name === tally.name ? 0 : (tally.mistaken[name] ?? 0))));
  const mistaken = sum(Object.values(tally.mistaken));
  return [String(mistaken - inGroup), String(tally.drawn - tally.recognized - mistaken)];
}

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, i) => (i === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

function share(value: number | null): string {
  return value === null ? 'none found' : value.toFixed(3);
}

/** 240000 as 240,000, without asking the machine for its language. */
function count(value: number): string {
  return String(value).replace(/\B(?=(?:\d{3})+$)/g, ',');
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
