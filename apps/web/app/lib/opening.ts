import { useDeferredValue } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { useIsHydrated } from './is-hydrated.ts';

/**
 * False in the first render of a page that a link opens, so that its first screen shows before the rest is drawn; true
 * right afterward, without delaying anything. A built page is whole, and so is one that scrolls when it opens: on the
 * way back, or to a heading.
 */
export function useIsOpened(): boolean {
  return useDeferredValue(true, useOpensWhole());
}

/**
 * The first items of a list while its page opens, then all of them. A changed list replaces it a moment after the
 * render that brought it, without delaying anything.
 */
export function useOpenedItems<Item>(items: readonly Item[], first: number): readonly Item[] {
  return useDeferredValue(items, useOpensWhole() ? items : items.slice(0, first));
}

function useOpensWhole(): boolean {
  const isHydrated = useIsHydrated();
  const isReturn = useNavigationType() === NavigationType.Pop;
  const { hash } = useLocation();
  return !isHydrated || isReturn || hash !== '';
}
