export { readLessonStates, wasCompleted } from './lesson-state.ts';
export { earn, type LearningTurn, logActivity, takeLearningTurn } from './mutations.ts';
