export type { ShownCelebration } from './celebration.ts';
export { CelebrationStack } from './celebrations.tsx';
export { earnedPhrases } from './model.ts';
