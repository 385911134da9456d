import { expect, test } from 'vitest';
import { newDeviceMail, roughNetwork } from './new-device-mail.ts';

test.each([
  ['203.0.113.77', '203.0.113.…'],
  ['2001:0db8:0000:0042:0000:0000:0000:0000', '2001:0db8:0000:…'],
  ['', 'unknown'],
])('the network of %s is %s', (address, rough) => {
  expect(roughNetwork(address)).toBe(rough);
});

test('the mail has the time of the learner’s own clock, and no address but our own', () => {
  const { text } = newDeviceMail({
    to: 'ann@example.com',
    signedInAt: new Date('2026-03-02T20:30:00Z'),
    timeZone: 'Europe/Berlin',
    device: 'Firefox on Windows',
    ipAddress: '203.0.113.77',
    endUrl: 'https://wickwise.example/end-session?token=t',
    publicUrl: 'https://wickwise.example',
  });
  expect(text).toContain('Time: March 2, 2026 at 9:30:00 PM GMT+1');
  expect(text.match(/https?:\/\/[^/\s]+/g)).toEqual(['https://wickwise.example', 'https://wickwise.example']);
});
