import { cleanup, configure } from '@testing-library/react';
import { readerPatterns } from '@wickwise/curriculum/reader-patterns';
import { afterEach, beforeEach } from 'vitest';
import { answer, expectAnswers, forgetAnswers } from './answers.ts';
import { todayPlan } from './today.ts';

configure({
  // The whole document behind each failure would hide what it says.
  getElementError: (message) => new Error(message ?? 'Not found.'),
  // What is fetched on demand is compiled first.
  asyncUtilTimeout: 10_000,
});

beforeEach(() => {
  expectAnswers();
  // What a fresh installation has: pages that sell or point to support ask for it.
  answer('GET /api/support', { email: null, academyUrl: null, hasRealTimeData: false, hasModel: false });
  // The plan of the day, which many screens name: a visitor’s follows from the lessons.
  answer('GET /api/today', todayPlan());
  answer('GET /api/patterns', readerPatterns({ hasHeritageAccess: false }));
});

afterEach(() => {
  cleanup();
  // The files of a worker share one document: what one leaves in it, the next one's keys would reach.
  document.body.replaceChildren();
  localStorage.clear();
  sessionStorage.clear();
  clearCookies();
  // As if another tab had cleared it: what is kept in memory follows.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  forgetAnswers();
});

/** Those of tests have no path, which makes them other cookies than the page's. */
function clearCookies() {
  for (const cookie of document.cookie.split('; ')) {
    const expired = `${cookie.split('=')[0]}=; max-age=-1`;
    // biome-ignore lint/suspicious/noDocumentCookie: the test's document has no cookie store.
    for (const scope of ['', '; path=/']) document.cookie = expired + scope;
  }
}
