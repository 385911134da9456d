export { exportActivities, listActivitiesSince, prepareListActions } from './activity-log.ts';
export { prepareReadCurrentStats, prepareReadStats, readStudyDay, timeZoneOf, todayOf } from './data.ts';
export {
  type EventContext,
  type LearnerTurn,
  lockLearner,
  recordLearningEvent,
  recordLearningEvents,
} from './learning-event.ts';
export { completeItem, updateProgress } from './mutations.ts';
export { recordValues, toRecord } from './record.ts';
export { latestColumn, recordColumns } from './record-columns.ts';
export { createRecordReader } from './record-reader.ts';
export { rememberRead } from './remembered-read.ts';
