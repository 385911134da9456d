import { renderHook } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { rememberedTierScript, useRememberedTier } from './remembered-tier.ts';

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
  renderHook(() => useRememberedTier(true));
  reload();
  expect(shown()).toBe('heritage');
});

test('a remembered tier is forgotten once it no longer holds, and not before', () => {
  localStorage.setItem('wickwise.tier', 'heritage');
  reload();
  const { rerender } = renderHook((hasHeritage: boolean | null) => useRememberedTier(hasHeritage), {
    initialProps: null as boolean | null,
  });
  expect(shown()).toBe('heritage');
  rerender(false);
  expect(shown()).toBeUndefined();
  reload();
  expect(shown()).toBeUndefined();
});
