import { afterEach, expect, test } from 'vitest';
import { renderScreen } from '#tests/component/render-screen.tsx';
import { rememberedTierScript, useRememberedTier } from './remembered-tier.ts';

function Remembering({ hasHeritage }: { hasHeritage: boolean | null }) {
  useRememberedTier(hasHeritage);
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

test("a Heritage member's tier is known before the server has said so", () => {
  reload();
  expect(shown()).toBeUndefined();
  renderScreen(<Remembering hasHeritage />);
  reload();
  expect(shown()).toBe('heritage');
});

test('a remembered tier stays until it is known not to hold', () => {
  localStorage.setItem('wickwise.tier', 'heritage');
  reload();
  renderScreen(<Remembering hasHeritage={null} />);
  expect(shown()).toBe('heritage');
  renderScreen(<Remembering hasHeritage={false} />);
  expect(shown()).toBeUndefined();
  reload();
  expect(shown()).toBeUndefined();
});
