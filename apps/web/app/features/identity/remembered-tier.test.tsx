import type { Tier } from '@wickwise/contract/entitlement';
import { afterEach, expect, test, vi } from 'vitest';
import { renderScreen } from '#tests/component/render-screen.tsx';
import { rememberedTierScript, useRememberedTier } from './remembered-tier.ts';

function Remembering({ tier }: { tier: Tier | null | undefined }) {
  useRememberedTier(tier);
  return null;
}

const shown = () => document.documentElement.dataset.tier;

/** A new page in the same browser. */
function reload() {
  delete document.documentElement.dataset.tier;
  // biome-ignore lint/security/noGlobalEval: the script of the document's head.
  globalThis.eval(rememberedTierScript);
}

afterEach(() => {
  localStorage.clear();
  delete document.documentElement.dataset.tier;
});

test.each(['genesis', 'heritage'] as const)("a learner's tier %s is known before the server has said so", (tier) => {
  reload();
  expect(shown()).toBeUndefined();
  renderScreen(<Remembering tier={tier} />);
  reload();
  expect(shown()).toBe(tier);
});

test.each([
  { tier: 'heritage', at: '/', isLed: true },
  { tier: 'heritage', at: '/home', isLed: true },
  { tier: 'heritage', at: '/?signedOut', isLed: false },
  { tier: 'heritage', at: '/landing', isLed: false },
  { tier: 'genesis', at: '/', isLed: false },
] as const)(
  'a remembered $tier learner at $at is led to the lessons before the page is painted: $isLed',
  ({ tier, at, isLed }) => {
    const replace = vi.spyOn(location, 'replace').mockReturnValue();
    localStorage.setItem('wickwise.tier', tier);
    history.replaceState(null, '', at);
    reload();
    expect(replace.mock.calls).toEqual(isLed ? [['/learn']] : []);
    replace.mockRestore();
  },
);

test('a remembered tier stays until the learner turns out to have none', () => {
  localStorage.setItem('wickwise.tier', 'heritage');
  reload();
  renderScreen(<Remembering tier={undefined} />);
  expect(shown()).toBe('heritage');
  renderScreen(<Remembering tier={null} />);
  expect(shown()).toBeUndefined();
  reload();
  expect(shown()).toBeUndefined();
});
