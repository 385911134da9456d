import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import type { Pattern } from '@wickwise/contract/lesson/pattern';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { expect, test } from 'vitest';
import { renderScreen, screen, within } from '#tests/component/render-screen.tsx';
import { EvidenceCard } from './evidence-card.tsx';

const isLesson = (pattern: Pattern): pattern is PatternLesson => pattern.access === 'lesson';
const lessons = readerPatterns({ hasHeritageAccess: true }).filter(isLesson);

function renderEvidence(id: string): PatternLesson {
  const lesson = lessons.find((entry) => entry.id === id);
  if (lesson === undefined) throw new Error(`There is no lesson ${id}.`);
  renderScreen(<EvidenceCard lesson={lesson} />);
  return lesson;
}

const cellsOf = (name: string) => {
  const row = screen.getByRole('rowheader', { name }).closest('tr');
  return within(row ?? document.body)
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);
};

test('a measured lesson shows the published rate, our count and chance with intervals and cases', () => {
  const { evidence } = renderEvidence('hammer');
  if (evidence.kind !== 'measured') throw new Error('The hammer is measured.');
  const { noise, real, verdict } = evidence;
  expect(screen.getByText(verdict)).toBeTruthy();
  expect(cellsOf('Published')).toEqual(['60%', 'unknown', 'see below']);
  for (const [name, rate] of [
    ['Our count', real],
    ['Chance', noise],
  ] as const) {
    const cases = rate?.cases.toLocaleString('en-US');
    expect(cellsOf(name)).toEqual([
      `${rate?.percent.toFixed(1)}%`,
      `${rate?.low.toFixed(1)}–${rate?.high.toFixed(1)}%`,
      cases,
    ]);
  }
});

test('a published rate with a known sample has an interval', () => {
  renderEvidence('ascending-triangle');
  expect(cellsOf('Published')).toEqual(['63%', '60.4–65.5%', '1,400']);
  expect(screen.getByText(/^Published sample: /).textContent).toContain('Our count: daily candles of seven');
  expect(cellsOf('Our count')).toEqual(['–', '–', 'under 100']);
});

test('a measured lesson shows its trades after costs with intervals, and where they are too few', () => {
  const { evidence } = renderEvidence('hammer');
  if (evidence.kind !== 'measured' || evidence.trades.kind !== 'counted') throw new Error('The hammer is counted.');
  const { all, above } = evidence.trades.results;
  const text = (value = Number.NaN) => `${value < 0 ? '−' : '+'}${Math.abs(value).toFixed(2)}`;
  expect(cellsOf('Nine real price histories')).toEqual([
    String(all.trades),
    `${Math.round((100 * all.successes) / all.trades)}%`,
    `${text(all.mean?.percent)}%${text(all.mean?.low)} to ${text(all.mean?.high)}`,
  ]);
  expect(cellsOf('Above 200-day')).toEqual([String(above.trades), '–', 'too few']);
  expect(screen.getByText(/0\.1% of the price as costs each way/)).toBeTruthy();
});

test.each([
  ['double-top', /none in nine real price histories/],
  ['falling-wedge', /only \d+ in nine real price histories/],
  ['bull-flag', /no exit rule that we could test/],
])('%s says why its trades are not counted', (id, reason) => {
  renderEvidence(id);
  expect(screen.getByText(reason).textContent).toMatch(/^As trades: not counted\./);
});

test.each(['bull-flag', 'bear-flag'])('%s says in one sentence why it has no figure for chance', (id) => {
  renderEvidence(id);
  expect(screen.getByText(/^No chance figure: /)).toBeTruthy();
  expect(cellsOf('Chance')).toEqual(['–', '–', 'none']);
  expect(screen.getByText(/^Published sample: /).textContent).not.toContain('Our count');
});

test('a bearish lesson calls a perfect trade what it is for short sellers too, and writes both ends of an interval alike', () => {
  renderEvidence('double-top');
  expect(screen.getByText(/A perfect trade gets in at the breakout and out at the very end of the move/)).toBeTruthy();
  expect(document.body.textContent).not.toMatch(/sell at the exact top/);
  expect(cellsOf('Chance')[1]).toMatch(/^\d+\.\d–\d+\.\d%$/);
});

test('a lesson says how its study priority is made up', () => {
  const { rating } = renderEvidence('market-structure');
  expect(screen.getByText(`Study priority ${(rating / 10).toFixed(1)} out of 10.`)).toBeTruthy();
  expect(screen.getByText('Not measured.')).toBeTruthy();
});

test('no lesson is compared with a coin toss', () => {
  for (const lesson of lessons) expect(JSON.stringify(lesson.evidence)).not.toMatch(/\bcoin\b/);
});
