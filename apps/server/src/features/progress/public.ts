export { exportActivities, listActivitiesSince, prepareListActions } from './activity-log.ts';
export {
  dayClockOf,
  prepareListCompletions,
  prepareListProgress,
  prepareReadCurrentStats,
  prepareReadStats,
  prepareReadStudyDay,
  readStudyDay,
} from './data.ts';
export { clockError, momentOf, OLDEST_MS } from './device-clock.ts';
export {
  inLearnerTransaction,
  type LearnerContext,
  type LearnerTransaction,
  saveLearningEvent,
  saveLearningEvents,
} from './learning-event.ts';
export { completeItem, updateProgress } from './mutations.ts';
export { createRecordReader } from './record-reader.ts';
export { rememberRead } from './remembered-read.ts';
