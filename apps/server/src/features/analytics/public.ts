export { defineWeeklyEmailJobs } from './weekly-email.ts';
