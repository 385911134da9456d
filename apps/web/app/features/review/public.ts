export type { DayPlan } from './deck/day-plan.ts';
