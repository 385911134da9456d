export type { ShownCelebration } from './celebration-dialog.tsx';
export { CelebrationQueue } from './celebrations.tsx';
export { earnedPhrases, levelReached } from './model.ts';
