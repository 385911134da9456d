export { countMastered, exportReviews, readReviewLog } from './data.ts';
export { recordReviews } from './mutations.ts';
export { isOpenTo } from './rules.ts';
