import type { PatternLesson } from '@wickwise/contract/lesson/lesson';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { renderScreen, screen, waitFor, within } from '#tests/component/render-screen.tsx';
import { LessonStage } from './lesson-stage.tsx';

function lessonOf(id: string): PatternLesson {
  const lesson = readerPatterns({ hasHeritageAccess: true }).find((pattern) => pattern.id === id);
  if (lesson?.access !== 'lesson') throw new Error(`There is no lesson ${id}.`);
  return lesson;
}

const hammer = lessonOf('hammer');

function renderStage(lesson = hammer, onReveal = () => {}) {
  return renderScreen(
    <LessonStage lesson={lesson} onReveal={onReveal}>
      What it is
    </LessonStage>,
  );
}

const rows = () => within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('button');
const chart = () => screen.getByRole('img');
/** Brackets and dots of a rule, drawn with round ends. */
const marks = () => chart().querySelector('[stroke-linecap=round]');
const announcement = () => document.querySelector('[aria-live]')?.textContent;

describe('the rules of a lesson', () => {
  test('a lesson’s rules each say whether they are met, what was measured and the limit', () => {
    renderStage();
    expect(rows()).toHaveLength(hammer.rules.length);
    expect(rows()[1]?.textContent).toContain('Met:Lower shadow ÷ body');
    expect(rows()[1]?.textContent).toContain('3.85 ×');
  });

  test('pointing at a rule draws it on the picture, by mouse and by keyboard', async () => {
    const { user } = renderStage();
    expect(marks()).toBeNull();
    await user.hover(rows()[1] ?? document.body);
    expect(marks()).not.toBeNull();
    expect(rows()[1]?.getAttribute('aria-pressed')).toBe('true');
    const drawn = marks()?.innerHTML;
    rows()[0]?.focus();
    await waitFor(() => expect(rows()[0]?.getAttribute('aria-pressed')).toBe('true'));
    expect(rows()[1]?.getAttribute('aria-pressed')).toBe('false');
    expect(marks()?.innerHTML).not.toBe(drawn);
  });

  test('a lesson’s rules show which one the near miss breaks, in words and on its picture', async () => {
    const { user } = renderStage();
    await user.click(screen.getByRole('radio', { name: 'Near miss' }));
    expect(screen.getByText(/Find what rules it out/)).toBeTruthy();
    const unmet = rows().filter((row) => row.textContent?.startsWith('Not met:'));
    expect(unmet).toHaveLength(2);
    await user.click(unmet[0] ?? document.body);
    expect(marks()?.querySelector('.stroke-down')).not.toBeNull();
    expect(document.body.textContent).toContain(hammer.nearMiss.caption);
  });
});

describe('the candles of a lesson', () => {
  beforeEach(() => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  const button = (name: string) => screen.getByRole('button', { name });

  test('the candles of a lesson are shown up to the end of the pattern, without a word about what followed', () => {
    renderStage();
    expect(chart().getAttribute('aria-label')).toBe('The first 16 of 22 candles, with the pattern marked at 16.');
    expect(screen.getByText(hammer.example.caption).className).toContain('hidden');
    expect(rows().every((row) => row.textContent?.startsWith('Met:'))).toBe(true);
    expect(announcement()).toBe('');
  });

  test('candles close one by one by button and arrow key, and each decides its rules', async () => {
    const { user } = renderStage();
    expect(screen.getByText(/^The pattern ends here\./)).toBeTruthy();
    await user.click(button('Back one candle'));
    expect(announcement()).toMatch(/^Candle 15: open /);
    expect(screen.getByText('The pattern isn’t complete yet.')).toBeTruthy();
    expect(rows().every((row) => row.textContent?.includes('Not decided yet'))).toBe(true);
    await user.keyboard('{ArrowRight}');
    expect(announcement()).toMatch(/^Candle 16: open 97\.88, .* lower shadow 3\.8 × the body\. Now met: /);
    expect(rows().every((row) => row.textContent?.startsWith('Met:'))).toBe(true);
    await user.keyboard('{ArrowLeft}');
    expect(announcement()).toMatch(/^Candle 15: /);
  });

  test('the candles of a lesson show what followed the pattern only on request, and hide it again', async () => {
    const asked = vi.fn();
    const { user } = renderStage(hammer, asked);
    await user.click(button('Next candle'));
    expect(button('Next candle').getAttribute('aria-disabled')).toBe('true');
    expect(announcement()).toBe('');
    await user.click(button('Show what followed'));
    expect(asked).toHaveBeenCalledOnce();
    expect(announcement()).toMatch(/^Candle 17: /);
    expect(screen.getByText('This is what followed.')).toBeTruthy();
    await vi.waitFor(async () => {
      await vi.advanceTimersByTimeAsync(1000);
      expect(chart().getAttribute('aria-label')).toBe(hammer.example.alt);
    });
    expect(announcement()).toBe(hammer.example.caption);
    await user.click(button('Hide what followed'));
    expect(chart().getAttribute('aria-label')).toMatch(/^The first 16 of 22/);
  });

  test('the candles of a lesson are shown all at once with reduced motion', async () => {
    vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: true } as MediaQueryList);
    const { user } = renderStage();
    await user.click(button('Show what followed'));
    expect(chart().getAttribute('aria-label')).toBe(hammer.example.alt);
    vi.mocked(window.matchMedia).mockRestore();
  });

  test('candles play by themselves, can be paused, and stop at the pattern', async () => {
    const { user } = renderStage();
    await user.click(button('Play the candles'));
    expect(announcement()).toMatch(/^Candle 15: /);
    expect(document.querySelector('[aria-live]')?.getAttribute('aria-live')).toBe('off');
    await user.click(button('Pause'));
    await user.click(button('Play the candles'));
    await vi.advanceTimersByTimeAsync(3000);
    await waitFor(() => expect(announcement()).toMatch(/^Candle 16: /));
    expect(button('Play the candles')).toBeTruthy();
  });
});

test('a rule that only later candles decide stays open until what followed is shown', async () => {
  const { user } = renderStage(lessonOf('bullish-hikkake'));
  expect(rows()[2]?.textContent).toContain('Not decided yet');
  await user.click(screen.getByRole('button', { name: 'Show what followed' }));
  await user.keyboard('{ArrowRight}{ArrowRight}');
  expect(rows()[2]?.textContent).toContain('Met:Confirming close');
});

test.each(['hammer', 'head-and-shoulders', 'false-breakout'])('the large chart of %s has a price axis', (id) => {
  renderStage(lessonOf(id));
  const prices = [...chart().querySelectorAll('text[text-anchor=end]')].map(({ textContent }) => Number(textContent));
  expect(prices.length).toBeGreaterThanOrEqual(3);
  expect(prices.every((price) => price > 0)).toBe(true);
});

test('the turning points of a chart pattern have letters, and the letters and the breakout are explained', () => {
  const lesson = lessonOf('head-and-shoulders');
  renderStage(lesson);
  const letters = [...chart().querySelectorAll('text[text-anchor=middle]')].map((letter) => letter.textContent);
  expect(letters).toEqual(['A', 'B', 'C', 'D', 'E']);
  expect(screen.getByText(/left shoulder .* head .* right shoulder/)).toBeTruthy();
  expect(screen.getByText(/▼ breakout$/)).toBeTruthy();
});
