export type { DayPlan } from './deck/day-plan.ts';
export { visitorReviewStore } from './storage.ts';
