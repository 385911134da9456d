import { counts } from './copy/counts.ts';
import type { LearningModule } from './learning-module.ts';

/** The guided path: eight modules, each after what it builds on. */
export const learningModules: readonly LearningModule[] = [
  {
    id: 'trading-fundamentals',
    title: 'Trading Fundamentals',
    description: 'What a market is, who trades in it, and what one trade can cost you. Five short sections.',
    route: '/trading-fundamentals',
    estimatedTime: 24,
    difficulty: 'beginner',
    prerequisites: [],
    sections: [
      'what-is-trading',
      'financial-markets',
      'market-analysis',
      'risk-management-basics',
      'trading-psychology',
    ],
    category: 'foundation',
  },
  {
    id: 'trading-vocabulary',
    title: 'Trading Vocabulary',
    description: `${counts.terms} trading terms that you’ll keep running into, each with a worked example.`,
    route: '/vocabulary',
    estimatedTime: 20,
    difficulty: 'beginner',
    prerequisites: [],
    category: 'foundation',
  },
  {
    id: 'candlestick-lessons',
    title: 'Reading Candlesticks',
    description:
      'One candle, then two, then three: what they show and how they fail. The five free lessons take about 20 minutes.',
    route: '/learn?category=candlesticks',
    estimatedTime: 20,
    isOpenEnded: true,
    difficulty: 'beginner',
    prerequisites: ['trading-fundamentals'],
    category: 'technical',
  },
  {
    id: 'chart-structure',
    title: 'Chart Patterns and Levels',
    description:
      'Shapes made of many candles, and the levels they break. Allow 25 minutes to get started. These lessons are part of Heritage.',
    route: '/learn?category=chart-patterns',
    estimatedTime: 25,
    isOpenEnded: true,
    difficulty: 'intermediate',
    prerequisites: ['candlestick-lessons'],
    category: 'technical',
  },
  {
    id: 'risk-lessons',
    title: 'Sizing a Trade',
    description: 'How many shares, where the stop goes, and what ten straight losses do to an account.',
    route: '/learn?category=risk-management',
    estimatedTime: 15,
    isOpenEnded: true,
    difficulty: 'intermediate',
    prerequisites: ['trading-fundamentals'],
    category: 'practical',
  },
  {
    id: 'flashcard-practice',
    title: 'Flashcards',
    description:
      'One pattern per card, brought back around the time you’d start to forget it. Ten minutes a day is plenty.',
    route: '/flashcards',
    estimatedTime: 10,
    difficulty: 'beginner',
    prerequisites: ['candlestick-lessons'],
    category: 'practical',
  },
  {
    id: 'vocabulary-check',
    title: 'Vocabulary Quiz',
    description:
      'Match terms with their definitions, examples and categories: ten questions, or as many as you choose.',
    route: '/vocabulary-quiz',
    estimatedTime: 5,
    difficulty: 'beginner',
    prerequisites: ['trading-vocabulary'],
    category: 'assessment',
  },
  {
    id: 'knowledge-check',
    title: 'Knowledge Check',
    description:
      'Four questions on candlesticks and one matching exercise. Each question is explained once you’ve answered.',
    route: '/quiz',
    estimatedTime: 5,
    difficulty: 'intermediate',
    prerequisites: ['candlestick-lessons', 'flashcard-practice'],
    category: 'assessment',
  },
];

/** Whether a module was started, or each of its sections was completed. `isDone` looks up one completed item. */
export function isModuleCompleted(
  { id, sections }: LearningModule,
  isDone: (kind: 'module' | 'section', itemId: string) => boolean,
): boolean {
  return isDone('module', id) || (sections?.every((section) => isDone('section', section)) ?? false);
}
