import { z } from 'zod';
import { defineCall } from './call.ts';

const HOUR_RANGE = 'Choose a whole hour from 0, midnight, to 23.';
const hour = z.int({ error: HOUR_RANGE }).min(0, { error: HOUR_RANGE }).max(23, { error: HOUR_RANGE });

/** A browser that shows the reminder. */
const reminderDevice = z.object({
  id: z.uuid(),
  /** By which the browser recognizes itself. */
  endpoint: z.string(),
  userAgent: z.string().nullable(),
  createdAt: z.iso.datetime(),
});

export const reminder = z.object({
  /** Whether it comes by email; off by default. */
  byEmail: z.boolean(),
  /** The hour of the learner's clock at which it comes. */
  hour,
  /** The key for a browser's subscription (VAPID); null where this server sends no notifications. */
  pushKey: z.string().nullable(),
  devices: z.array(reminderDevice),
});
export type Reminder = z.output<typeof reminder>;

const base64Url = (bytes: number) =>
  z.string().regex(new RegExp(`^[\\w-]{${Math.ceil((bytes * 4) / 3)}}=*$`), 'This key is not complete.');

export const reminderCalls = {
  readReminder: defineCall({
    method: 'GET',
    path: '/api/reminder',
    access: 'signed-in',
    summary: 'When and how the learner is reminded to practice.',
    response: reminder,
    errors: ['not_signed_in'],
  }),
  updateReminder: defineCall({
    method: 'PATCH',
    path: '/api/reminder',
    access: 'signed-in',
    summary: 'Switches the reminder by email on or off, or changes the hour of all reminders.',
    body: z.strictObject({ byEmail: z.boolean().optional(), hour: hour.optional() }),
    response: reminder,
    errors: ['not_signed_in'],
  }),
  addReminderDevice: defineCall({
    method: 'POST',
    path: '/api/reminder/devices',
    access: 'signed-in',
    summary:
      'Sends the reminder to a browser that has subscribed to push messages. Whoever subscribed with that browser before no longer gets it there.',
    /** As `PushSubscription.toJSON()` names them. */
    body: z.object({
      endpoint: z.url({ protocol: /^https?$/, error: 'This is not the address of a push service.' }).max(1000),
      keys: z.object({ p256dh: base64Url(65), auth: base64Url(16) }),
    }),
    response: reminder,
    errors: ['not_signed_in'],
  }),
  removeReminderDevice: defineCall({
    method: 'DELETE',
    path: '/api/reminder/devices/:id',
    access: 'signed-in',
    summary: 'Ends the reminder on one of the learner’s own browsers.',
    params: z.object({ id: z.uuid() }),
    response: reminder,
    errors: ['not_signed_in', 'not_found'],
  }),
};
