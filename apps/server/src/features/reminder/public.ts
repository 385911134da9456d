export { exportReminder } from './data.ts';
export { stopReminderEmail } from './mutations.ts';
export { defineReminderJobs } from './reminder-jobs.ts';
export { readVapidKeys, type VapidKeys } from './vapid-keys.ts';
