import { describe, expect, it } from 'vitest';
import { AuthError } from './auth-calls.ts';
import {
  agoInWords,
  confirmsAddress,
  dayInWords,
  destination,
  deviceInWords,
  emailProblem,
  exportFileName,
  failureCode,
  failureSentence,
  inWords,
  matchingTimeZones,
  needsFreshSignIn,
  problemsOf,
  providerSentence,
  signInProblems,
  signUpProblems,
  timeZoneChoice,
} from './model.ts';

function refusal(status: number, body: unknown, headers: Record<string, string> = {}): AuthError {
  return new AuthError(new Response(null, { status, headers }), body);
}

function named(name: string, extra: object = {}): Error {
  return Object.assign(new Error('raw text of the machine'), { name, ...extra });
}

describe('what a failure means', () => {
  it.each([
    [refusal(401, { code: 'INVALID_EMAIL_OR_PASSWORD' }), /do not match/],
    [refusal(400, { code: 'CHALLENGE_NOT_FOUND' }), /took too long/],
    [refusal(429, { message: 'Too many' }), /too many tries/],
    [refusal(429, null, { 'x-retry-after': '42' }), /Try again in 42 seconds/],
    [named('ApiError', { code: 'link_invalid' }), /was used, has expired or was replaced/],
    [named('WebAuthnError', { code: 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED' }), /already has a passkey/],
    [named('NotAllowedError', { code: 'ERROR_PASSTHROUGH_SEE_CAUSE_PROPERTY' }), /closed or timed out/],
    [new TypeError('Failed to fetch'), /could not be reached/],
  ])('%s', (error, sentence) => {
    expect(failureSentence(error)).toMatch(sentence);
  });

  it('never shows the text of the machine', () => {
    for (const error of [refusal(500, { code: 'constructor', message: 'boom' }), named('Error'), 'boom', null]) {
      expect(failureSentence(error)).toBe('Something went wrong on our side. Try again in a moment.');
    }
  });

  it('knows the code of an unreadable answer', () => {
    expect(failureCode(refusal(502, null))).toBe('unknown');
    expect(failureCode(refusal(502, { code: 7 }))).toBe('unknown');
  });

  it('puts it at the field to mend, or at the form', () => {
    expect(problemsOf(refusal(400, { code: 'INVALID_EMAIL' }))).toEqual({ email: expect.stringMatching(/Check/) });
    expect(Object.keys(problemsOf(refusal(401, { code: 'INVALID_EMAIL_OR_PASSWORD' })))).toEqual(['password']);
    expect(Object.keys(problemsOf(new TypeError('Failed to fetch')))).toEqual(['form']);
  });

  it('asks for a fresh sign-in for the codes of both sides', () => {
    expect(needsFreshSignIn(named('ApiError', { code: 'sign_in_again' }))).toBe(true);
    expect(needsFreshSignIn(refusal(403, { code: 'SESSION_NOT_FRESH' }))).toBe(true);
    expect(needsFreshSignIn(named('ApiError', { code: 'not_signed_in' }))).toBe(false);
  });

  it('says what a provider meant, and nothing that a link wrote', () => {
    expect(providerSentence('access_denied')).toMatch(/stopped the sign-in/);
    expect(providerSentence('state_mismatch')).toMatch(/Start again/);
    expect(providerSentence('Call 555-0100 now')).toMatch(/could not sign you in/);
  });
});

describe('what is checked before asking the server', () => {
  const filled = { name: 'Ada', email: 'ada@example.com', password: 'correct horse' };

  it('lets good entries through', () => {
    expect(signInProblems({ ...filled, name: '', password: 'old' })).toEqual({});
    expect(signUpProblems(filled)).toEqual({});
  });

  it('names every empty field', () => {
    const empty = { name: ' ', email: '', password: '' };
    expect(Object.keys(signInProblems(empty))).toEqual(['email', 'password']);
    expect(signUpProblems(empty)).toEqual({
      name: 'Enter a name.',
      email: 'Enter your e-mail address.',
      password: 'Use at least 10 characters.',
    });
  });

  it('bounds a new password on both sides', () => {
    expect(signUpProblems({ ...filled, password: 'x'.repeat(9) }).password).toMatch(/at least 10/);
    expect(signUpProblems({ ...filled, password: 'x'.repeat(128) })).toEqual({});
    expect(signUpProblems({ ...filled, password: 'x'.repeat(129) }).password).toMatch(/at most 128/);
  });
});

describe('where to go after sign-in', () => {
  it.each(['/learn/hammer', '/progress?tab=week', '/sign-in-tips', '/'])('goes to %s', (path) => {
    expect(destination(path)).toBe(path);
  });

  it.each([
    null,
    '',
    'learn',
    'https://evil.example',
    '//evil.example',
    '/\\evil',
    '/a\tb',
    '/sign-in',
    '/sign-in/link',
    '/api/logout',
    '/%2Fevil',
    '/a%5cb',
  ])('goes to the lessons instead of %s', (path) => {
    expect(destination(path)).toBe('/learn');
  });
});

describe('words', () => {
  it.each([
    ['', 'Enter your e-mail address.'],
    ['ada', 'Check the address: it should look like name@example.com.'],
    ['ada@', 'Check the address: it should look like name@example.com.'],
    ['ada@example..com', 'Check the address: it should look like name@example.com.'],
    [' ada@example.com ', null],
    ['ada@localhost', null],
  ])('e-mail %j', (email, problem) => {
    expect(emailProblem(email)).toBe(problem);
  });

  it.each([
    [0.2, '1 second'],
    [45, '45 seconds'],
    [91, '2 minutes'],
    [600, '10 minutes'],
  ])('%d seconds', (seconds, words) => {
    expect(inWords(seconds)).toBe(words);
  });

  it.each([
    ['2026-03-01T11:59:30Z', 'just now'],
    ['2026-03-01T11:45:00Z', '15 minutes ago'],
    ['2026-03-01T09:30:00Z', '2 hours ago'],
    ['2026-02-28T11:00:00Z', 'yesterday'],
    ['2026-02-20T12:00:00Z', '9 days ago'],
    ['2026-03-01T12:00:05Z', 'just now'],
  ])('%s', (moment, words) => {
    expect(agoInWords(moment, new Date('2026-03-01T12:00:00Z'))).toBe(words);
  });

  it('takes the day of the learner', () => {
    expect(dayInWords('2026-03-01T23:30:00Z', 'Europe/Berlin')).toBe('2 March 2026');
  });

  it('names the export by its day', () => {
    expect(exportFileName('2026-03-01T23:30:00.000Z')).toBe('wickwise-export-2026-03-01.json');
  });

  it('confirms an address whatever its case', () => {
    expect(confirmsAddress(' ADA@example.com', 'ada@example.com')).toBe(true);
    expect(confirmsAddress('', 'ada@example.com')).toBe(false);
  });
});

describe('devices', () => {
  const webKit = 'AppleWebKit/537.36 (KHTML, like Gecko)';
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webKit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webKit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0.0.0`, 'Edge on Windows'],
    [
      `Mozilla/5.0 (Linux; Android 15; SM-S921B) ${webKit} SamsungBrowser/28.0 Chrome/130.0 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/18.0 Safari/605.1.15',
      'Safari on Mac',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) AppleWebKit/605 CriOS/140.0 Mobile Safari/604.1',
      'Chrome on iPhone',
    ],
    ['curl/8.5.0', 'Unknown device'],
    [null, 'Unknown device'],
  ])('%s', (userAgent, words) => {
    expect(deviceInWords(userAgent)).toBe(words);
  });
});

describe('time zones', () => {
  const zones = ['America/New_York', 'Europe/Berlin', 'Europe/Paris', 'Pacific/Port_Moresby', 'UTC'];

  it('finds a zone by city, with spaces, and by continent', () => {
    expect(matchingTimeZones(zones, 'new yo')).toEqual(['America/New_York']);
    expect(matchingTimeZones(zones, 'europe')).toEqual(['Europe/Berlin', 'Europe/Paris']);
    expect(matchingTimeZones(zones, 'atlantis')).toEqual([]);
    expect(matchingTimeZones(zones, '')).toEqual(zones);
  });

  it('puts the cities that start with it first', () => {
    expect(matchingTimeZones(zones, 'p')[0]).toBe('Europe/Paris');
  });

  it('knows the offset of the moment, summer time included', () => {
    expect(timeZoneChoice('America/New_York', new Date('2026-07-01T00:00:00Z'))).toEqual({
      zone: 'America/New_York',
      city: 'New York',
      offset: 'GMT-4',
    });
    expect(timeZoneChoice('America/New_York', new Date('2026-01-01T00:00:00Z')).offset).toBe('GMT-5');
  });
});
