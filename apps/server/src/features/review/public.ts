export { countMastered, exportReviews, readReviewLog, toReviewEntry } from './data.ts';
export { recordReviews } from './mutations.ts';
export { isOpenTo } from './rules.ts';
