import { counts } from '@wickwise/curriculum/copy/counts';
import type { NavigationLink } from './navigation.ts';

interface NavigationItem extends NavigationLink {
  readonly text: string;
  readonly needsHeritage?: boolean;
}

export interface NavigationGroup {
  readonly label: string;
  readonly items: readonly NavigationItem[];
}

/** The screens in the groups of the specification, the same before and after the sign-in. */
export const screenGroups: readonly NavigationGroup[] = [
  {
    label: 'Foundation',
    items: [
      { to: '/learning-path', label: 'Learning path', text: 'Eight modules in order' },
      { to: '/trading-fundamentals', label: 'Trading fundamentals', text: 'Markets, analysis, risk, psychology' },
      { to: '/vocabulary', label: 'Vocabulary', text: `${counts.terms} trading terms` },
    ],
  },
  {
    label: 'Visual Learning',
    items: [
      { to: '/learn', label: 'Lessons', text: 'Patterns, explained and drawn' },
      { to: '/flashcards', label: 'Flashcards', text: 'Review what’s due' },
      { to: '/pattern-gallery', label: 'Pattern gallery', text: 'Chart patterns side by side', needsHeritage: true },
      { to: '/live-charts', label: 'Live charts', text: 'Patterns in the market', needsHeritage: true },
    ],
  },
  {
    label: 'Practice & Test',
    items: [
      { to: '/today', label: 'Today', text: 'What to practice now, and why' },
      { to: '/chart-of-the-day', label: 'Chart of the day', text: 'One chart, the same for everyone' },
      { to: '/practice', label: 'Chart practice', text: 'New charts, as many as you like' },
      { to: '/quiz', label: 'Knowledge check', text: 'Candlestick patterns, level 1' },
      { to: '/vocabulary-quiz', label: 'Vocabulary quiz', text: `Five to ${counts.terms} questions` },
      { to: '/scenarios', label: 'Scenarios', text: 'Decide, then see why', needsHeritage: true },
    ],
  },
  {
    label: 'Track My Trades',
    items: [{ to: '/trading-journal', label: 'Trading journal', text: 'Log and review trades', needsHeritage: true }],
  },
  {
    label: 'Track Progress',
    items: [
      { to: '/progress', label: 'Your progress', text: 'Level, streak, categories' },
      { to: '/analytics', label: 'Analytics', text: 'Weak areas and strengths', needsHeritage: true },
    ],
  },
];
