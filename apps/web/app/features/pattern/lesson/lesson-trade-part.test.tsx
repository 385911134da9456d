import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { describe, expect, test, vi } from 'vitest';
import { renderScreen, screen } from '#tests/component/render-screen.tsx';
import { lessonsFor } from '../model.ts';
import { AtAGlance } from './at-a-glance.tsx';
import { LessonTradePart } from './lesson-trade-part.tsx';
import { Neighbors } from './neighbors.tsx';

const viewer = { completed: new Set<string>(), hasHeritageAccess: true };
const lessons = lessonsFor(readerPatterns(viewer), viewer);

function lessonOf(id: string): PatternLesson {
  const pattern = lessons.find((lesson) => lesson.pattern.id === id)?.pattern;
  if (pattern?.access !== 'lesson') throw new Error(`There is no lesson ${id}.`);
  return pattern;
}

const hammer = lessonOf('hammer');
const { trade } = hammer.frame;

function withTrade(changed: Partial<typeof trade>): PatternLesson {
  return { ...hammer, frame: { ...hammer.frame, trade: { ...trade, ...changed } } };
}

function renderTrade(lesson = hammer, isOutcomeShown = true) {
  const show = vi.fn();
  const { user } = renderScreen(
    <LessonTradePart lesson={lesson} isOutcomeShown={isOutcomeShown} onShowOutcome={show} />,
  );
  return { user, show };
}

const rowOf = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling?.textContent;

describe('the trade of a lesson', () => {
  test('a trade is shown on a card with six rows', () => {
    renderTrade();
    expect(screen.getAllByRole('term')).toHaveLength(6);
    expect(rowOf('Trigger')).toBe('97.90 a close above the hammer’s high');
    expect(rowOf('Entry')).toBe('98.03 buy on candle 17');
    expect(rowOf('Stop')).toMatch(/^93\.\d\d below the hammer’s low \(93\.81\) by a tenth of the average true range$/);
    expect(rowOf('Size')).toMatch(/^44 shares lose \$19\d\.\d\d at the stop, no more than 1% of a \$20,000 account$/);
    expect(rowOf('Target')).toMatch(/^108\.35 .* 2\.\d+R, or 2\.\d+ times the risk$/);
  });

  const labels = () =>
    [...screen.getByRole('img').querySelectorAll('text.font-semibold')].map((label) =>
      [...label.querySelectorAll('tspan')].map(({ textContent }) => textContent).join(' '),
    );

  test('the trade of a lesson is drawn with trigger, entry, stop and target, which the picture says in words', () => {
    renderTrade();
    const words = screen.getByRole('img').getAttribute('aria-label');
    expect(words).toMatch(/Target at 108\.35, Trigger at 97\.90, Entry at 98\.03, Stop at 93\.\d\d\.$/);
    expect(words?.startsWith(hammer.example.alt)).toBe(true);
    expect(labels()).toEqual(['Target 108.35', 'Trigger 97.90', 'Entry 98.03', expect.stringMatching(/^Stop 93/)]);
  });

  test('the trade of a lesson has one line with both names where the trigger is the entry', () => {
    renderTrade(withTrade({ trigger: { ...trade.trigger, price: trade.entry.price } }));
    expect(labels()).toEqual(['Target 108.35', 'Trigger Entry 98.03', expect.stringMatching(/^Stop 93/)]);
    expect(screen.getByRole('img').getAttribute('aria-label')).toContain('Trigger and Entry at 98.03');
  });

  test('screen readers hear the rows of the trade once, and not as the name of the figure too', () => {
    renderTrade();
    expect(screen.queryByRole('figure')).toBeNull();
  });

  test('the trade shows how it went only on request', async () => {
    const { user, show } = renderTrade(hammer, false);
    expect(screen.getByRole('img').getAttribute('aria-label')).toMatch(/^The candles up to the entry at candle 17\. /);
    await user.click(screen.getByRole('button', { name: 'Show the outcome' }));
    expect(show).toHaveBeenCalledExactlyOnceWith(true);
  });

  test.each(lessons.map(({ pattern }) => pattern.id))(
    'the trade of the lesson on %s has labels that do not overlap',
    (id) => {
      renderTrade(lessonOf(id));
      const texts = [...screen.getByRole('img').querySelectorAll('text')];
      const [labels, prices] = [true, false].map((isLabel) =>
        texts
          .filter((text) => text.classList.contains('font-semibold') === isLabel)
          .map((text) => Number(text.getAttribute('y')))
          .toSorted((one, other) => one - other),
      ) as [number[], number[]];
      for (const [index, place] of labels.entries()) {
        if (index > 0) expect(place - (labels[index - 1] ?? 0)).toBeGreaterThanOrEqual(45.8);
        for (const price of prices) expect(Math.abs(price - place)).toBeGreaterThanOrEqual(20);
      }
    },
  );

  test.each([
    { reward: 1.96, shown: '1.96R', share: '34%' },
    { reward: 5.38 / 5.380000000000001, shown: '1.0R', share: '50%' },
    { reward: 0.58, shown: '0.58R', share: '63%' },
    { reward: 2, shown: '2.0R', share: null },
  ])('the trade says how often a target $reward risks away has to be reached', ({ reward, shown, share }) => {
    renderTrade(withTrade({ reward }));
    const said = screen.queryByText(/just to break even/)?.textContent;
    expect(/has to work (\d+%) of the time/.exec(said ?? '')?.[1] ?? null).toBe(share);
    expect(rowOf('Target')).toContain(shown);
  });

  test.each(lessons.map(({ pattern }) => pattern.id))(
    'the trade of the lesson on %s needs the break-even that follows from its shown reward',
    (id) => {
      renderTrade(lessonOf(id));
      const shown = /([\d.]+)R, or \1 times the risk$/.exec(rowOf('Target') ?? '')?.[1];
      const said = screen.queryByText(/just to break even/)?.textContent;
      const share = shown && Number(shown) < 2 ? `${Math.round(100 / (1 + Number(shown)))}%` : null;
      expect(/has to work (\d+%) of the time/.exec(said ?? '')?.[1] ?? null).toBe(share);
      expect(shown === undefined).toBe(lessonOf(id).frame.trade.target === null);
    },
  );

  test.each([
    { id: 'shooting-star', isSaid: true },
    { id: 'hammer', isSaid: false },
  ])('the trade of the lesson on $id explains selling short only where it sells short', ({ id, isSaid }) => {
    renderTrade(lessonOf(id));
    expect(screen.queryByText(/^To sell short, you need a margin account/) !== null).toBe(isSaid);
  });

  test('the trade names no target where the chart names none, and a size that the account limits', () => {
    renderTrade(withTrade({ target: null, reward: null, shares: 10, riskPerShare: 0.5 }));
    expect(rowOf('Target')).toBe('None the chart doesn’t give one; trail the stop instead');
    expect(rowOf('Size')).toBe('10 shares are all that a $20,000 account can buy; they lose $5.00 at the stop');
  });
});

test('a lesson begins with bias, candles, confirmation and what cancels it', () => {
  renderScreen(<AtAGlance lesson={hammer} />);
  expect(rowOf('Bias')).toBe('Bullish');
  expect(rowOf('Candles')).toBe('1');
  expect(rowOf('Confirmation')).toBe(hammer.frame.confirmation);
  expect(rowOf('Fails when')).toBe(hammer.frame.failsWhen);
});

test('a lesson shows the patterns it is mistaken for, with the difference and a way to compare them', () => {
  renderScreen(<Neighbors lesson={hammer} lessons={lessons} />);
  for (const { id, name, difference } of hammer.frame.neighbors) {
    expect(screen.getByText(difference)).toBeTruthy();
    const link = screen.getByRole('link', { name: `Compare Hammer and ${name}` });
    expect(link.getAttribute('href')).toBe(`/learn/hammer?compare=${id}`);
  }
  expect(document.querySelectorAll('figure')).toHaveLength(2 * hammer.frame.neighbors.length);
});
