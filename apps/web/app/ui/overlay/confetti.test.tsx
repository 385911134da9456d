import { create } from 'canvas-confetti';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#tests/component/render-screen.tsx';
import { Confetti } from './confetti.tsx';

const fire = vi.hoisted(() =>
  Object.assign(
    vi.fn(() => Promise.resolve()),
    { reset: vi.fn() },
  ),
);
vi.mock('canvas-confetti', () => ({ create: vi.fn(() => fire) }));

beforeEach(() => vi.clearAllMocks());
afterEach(() => vi.restoreAllMocks());

function setReducedMotion(matches: boolean) {
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches } as MediaQueryList);
}

test('confetti is one burst of 100 particles with a spread of 70', async () => {
  setReducedMotion(false);
  renderScreen(<Confetti />);
  await expect.poll(() => fire.mock.calls.length).toBe(1);
  expect(fire).toHaveBeenCalledWith(expect.objectContaining({ particleCount: 100, spread: 70 }));
});

test('there is no confetti with reduced motion', async () => {
  setReducedMotion(true);
  renderScreen(<Confetti />);
  await new Promise((resolve) => setTimeout(resolve));
  expect(create).not.toHaveBeenCalled();
});
