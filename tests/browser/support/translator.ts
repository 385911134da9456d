import type { Page } from '@playwright/test';

/** When the browser begins to translate: so long after the page is first painted, or once it works. */
export type Moment = number | 'hydrated';

/** Translates every page as Chrome does: a `font` element with the translation takes the place of each text, old or new. */
export async function translate(page: Page, moment: Moment): Promise<void> {
  await page.addInitScript(translatePage, moment);
}

/** Runs in the page. */
function translatePage(moment: Moment): void {
  const untranslated = 'head, script, style, template, textarea, svg, font, [translate=no]';
  const translateText = (text: Text) => {
    if (!text.data.trim() || !text.parentElement || text.parentElement.closest(untranslated)) return;
    const [outer, inner] = [document.createElement('font'), document.createElement('font')];
    inner.textContent = `«${text.data}»`;
    outer.append(inner);
    text.replaceWith(outer);
  };
  const translateTree = (tree: Node) => {
    const texts = document.createTreeWalker(tree, NodeFilter.SHOW_TEXT);
    const found = tree instanceof Text ? [tree] : [];
    while (texts.nextNode()) found.push(texts.currentNode as Text);
    for (const text of found) translateText(text);
  };
  const begin = () => {
    translateTree(document.body);
    const observer = new MutationObserver((records) => {
      for (const { target, addedNodes } of records) for (const node of [target, ...addedNodes]) translateTree(node);
    });
    observer.observe(document, { childList: true, characterData: true, subtree: true });
  };
  const beginOnceHydrated = () => {
    if (document.documentElement.dataset.hydrated === undefined) requestAnimationFrame(beginOnceHydrated);
    else begin();
  };
  const painted = new PerformanceObserver(() => {
    painted.disconnect();
    if (moment === 'hydrated') beginOnceHydrated();
    else setTimeout(begin, moment);
  });
  painted.observe({ type: 'paint', buffered: true });
}
