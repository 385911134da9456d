import {
  FRESH_SIGN_IN_MINUTES,
  LINK_VALID_MINUTES,
  NAME_MAX_LENGTH,
  PASSWORD_MAX_LENGTH,
  PASSWORD_MIN_LENGTH,
  SITE_PATH,
  SITE_PATH_MAX_LENGTH,
} from '@wickwise/contract/constants';

/** Where a learner goes after sign-in when nothing else was asked for. */
const AFTER_SIGN_IN = '/learn';

const CHECK_ADDRESS = 'Check the address: it should look like name@example.com.';
const OUR_FAULT = 'Something went wrong on our side. Try again in a moment.';
const RESTART = 'The sign-in took too long or was started in another window. Start again here.';
const NO_ADDRESS = 'The provider did not share an e-mail address. Allow it there, or sign in another way.';
const PROVIDER_FAILED = 'The provider could not sign you in. Try again, or sign in another way.';
const DEVICE_CANNOT = 'This device cannot keep a passkey for this site. Try another device or a security key.';
const WRONG_HOST = 'Passkeys do not work at this address. Open the site under its own name (here: localhost).';
const CLOSED = 'The passkey window was closed or timed out. Try again when you are ready.';

/** What to tell the learner, by code. Codes in capitals come from the authentication library. */
const SENTENCES = new Map<string, string>([
  [
    'INVALID_EMAIL_OR_PASSWORD',
    'That e-mail address and password do not match. If you are new here, first open the newest link in your inbox.',
  ],
  ['INVALID_EMAIL', CHECK_ADDRESS],
  ['VALIDATION_ERROR', 'Something in the form was not accepted. Check what you entered.'],
  ['invalid_request', 'Something in the form was not accepted. Check what you entered.'],
  ['PASSWORD_TOO_SHORT', `Use at least ${PASSWORD_MIN_LENGTH} characters.`],
  ['PASSWORD_TOO_LONG', `Use at most ${PASSWORD_MAX_LENGTH} characters.`],
  ['wrong_password', 'That is not your current password.'],
  ['link_invalid', 'This link was used, has expired or was replaced by a newer one.'],
  ['not_signed_in', 'You are signed out. Sign in to go on.'],
  ['UNAUTHORIZED', 'You are signed out. Sign in to go on.'],
  ['sign_in_again', `For your safety this needs a sign-in from the last ${FRESH_SIGN_IN_MINUTES} minutes.`],
  ['SESSION_NOT_FRESH', `For your safety this needs a sign-in from the last ${FRESH_SIGN_IN_MINUTES} minutes.`],
  ['not_found', 'It was already gone.'],
  ['too_many_requests', 'That was too many tries in a short time. Wait a minute, then try again.'],
  ['unreachable', 'The server could not be reached. Check your connection and try again.'],
  ['cross_site', 'This page was opened under an address the server does not know. Open the site from its own address.'],
  [
    'INVALID_ORIGIN',
    'This page was opened under an address the server does not know. Open the site from its own address.',
  ],
  ['PROVIDER_NOT_FOUND', 'That provider is not available right now. Sign in another way.'],
  ['CHALLENGE_NOT_FOUND', 'That took too long. Try again.'],
  ['PASSKEY_NOT_FOUND', 'No account here uses that passkey. It may have been removed. Sign in another way.'],
  ['AUTHENTICATION_FAILED', 'The passkey could not be checked. Try again, or sign in another way.'],
  ['FAILED_TO_VERIFY_REGISTRATION', 'The passkey could not be checked, so it was not added. Try again.'],
  ['passkey_closed', CLOSED],
  ['ERROR_CEREMONY_ABORTED', CLOSED],
  ['ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED', 'This device already has a passkey for your account.'],
  ['ERROR_AUTHENTICATOR_GENERAL_ERROR', DEVICE_CANNOT],
  ['ERROR_AUTHENTICATOR_MISSING_DISCOVERABLE_CREDENTIAL_SUPPORT', DEVICE_CANNOT],
  ['ERROR_AUTHENTICATOR_MISSING_USER_VERIFICATION_SUPPORT', DEVICE_CANNOT],
  ['ERROR_AUTHENTICATOR_NO_SUPPORTED_PUBKEYCREDPARAMS_ALG', DEVICE_CANNOT],
  ['ERROR_INVALID_DOMAIN', WRONG_HOST],
  ['ERROR_INVALID_RP_ID', WRONG_HOST],
]);

/** What the provider's `error` on the way back means. It is an address anyone can write: never shown itself. */
const PROVIDER_SENTENCES = new Map<string, string>([
  ['access_denied', 'You stopped the sign-in at the provider. Nothing was changed here.'],
  ['state_mismatch', RESTART],
  ['state_not_found', RESTART],
  ['state_invalid', RESTART],
  ['state_security_mismatch', RESTART],
  ['please_restart_the_process', RESTART],
  ['account_not_linked', 'Your account here is not connected to the provider. Sign in with your password or a link.'],
  ['email_not_found', NO_ADDRESS],
  [
    'email_not_verified',
    'The provider has not confirmed your e-mail address. Confirm it there, or sign in another way.',
  ],
]);

export function failureSentence(error: unknown): string {
  const seconds = retryAfter(error);
  if (seconds !== null) return `That was too many tries in a short time. Try again in ${inWords(seconds)}.`;
  return SENTENCES.get(failureCode(error)) ?? OUR_FAULT;
}

export function providerSentence(code: string): string {
  return PROVIDER_SENTENCES.get(code) ?? PROVIDER_FAILED;
}

/** The code to decide by, whichever side the error came from: server, library, passkey or network. */
export function failureCode(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  if (error.name === 'NotAllowedError' || error.name === 'AbortError') return 'passkey_closed';
  if ('code' in error && typeof error.code === 'string') return error.code;
  return error instanceof TypeError ? 'unreachable' : 'unknown';
}

export function needsFreshSignIn(error: unknown): boolean {
  return ['sign_in_again', 'SESSION_NOT_FRESH'].includes(failureCode(error));
}

function retryAfter(error: unknown): number | null {
  const isLimited = error instanceof Error && 'retryAfterSeconds' in error;
  return isLimited && typeof error.retryAfterSeconds === 'number' ? error.retryAfterSeconds : null;
}

/** `45 seconds`, `1 minute`, `3 minutes`: rounded up, so nobody tries too early. */
export function inWords(seconds: number): string {
  const [count, unit] = seconds <= 90 ? [Math.ceil(seconds), 'second'] : [Math.ceil(seconds / 60), 'minute'];
  return `${count} ${unit}${count === 1 ? '' : 's'}`;
}

/** What is wrong, by the name of the field; `form` is for what belongs to no field. */
export type Problems = Readonly<Record<string, string>>;

const FIELD_OF_CODE = new Map<string, string>([
  ['INVALID_EMAIL', 'email'],
  ['INVALID_EMAIL_OR_PASSWORD', 'password'],
  ['PASSWORD_TOO_SHORT', 'password'],
  ['PASSWORD_TOO_LONG', 'password'],
  ['wrong_password', 'currentPassword'],
]);

export function problemsOf(error: unknown): Problems {
  return { [FIELD_OF_CODE.get(failureCode(error)) ?? 'form']: failureSentence(error) };
}

/** What the learner typed, kept while they change between the ways to sign in. */
export interface Credentials {
  name: string;
  email: string;
  password: string;
}

export function signInProblems({ email, password }: Credentials): Problems {
  return present({ email: emailProblem(email), password: password === '' ? 'Enter your password.' : null });
}

export function signUpProblems({ name, email, password }: Credentials): Problems {
  return present({ name: nameProblem(name), email: emailProblem(email), password: newPasswordProblem(password) });
}

export function nameProblem(name: string): string | null {
  const trimmed = name.trim();
  if (trimmed === '') return 'Enter a name.';
  return trimmed.length > NAME_MAX_LENGTH ? `Use at most ${NAME_MAX_LENGTH} characters.` : null;
}

export function newPasswordProblem(typed: string): string | null {
  if (typed.length < PASSWORD_MIN_LENGTH) return `Use at least ${PASSWORD_MIN_LENGTH} characters.`;
  return typed.length > PASSWORD_MAX_LENGTH ? `Use at most ${PASSWORD_MAX_LENGTH} characters.` : null;
}

/** Leaves out the fields that are right. */
export function present(problems: Record<string, string | null>): Problems {
  return Object.fromEntries(Object.entries(problems).filter((entry): entry is [string, string] => entry[1] !== null));
}

export function emailProblem(email: string): string | null {
  if (email.trim() === '') return 'Enter your e-mail address.';
  return /^[^\s@]+@[^\s@.]+(\.[^\s@.]+)*$/.test(email.trim()) ? null : CHECK_ADDRESS;
}

// The sign-in itself, the server's calls, and hidden slashes, which the server refuses.
const NOT_A_PAGE = /^\/(sign-in|api)(?![\w-])|^[^?#]*%(2f|5c)/i;

/** The path to go to after sign-in: only a page of this site, and never the sign-in itself. */
export function destination(asked: string | null): string {
  if (asked === null || asked.length > SITE_PATH_MAX_LENGTH) return AFTER_SIGN_IN;
  return SITE_PATH.test(asked) && !NOT_A_PAGE.test(asked) ? asked : AFTER_SIGN_IN;
}

export const LINK_NOTE = `The link works once, for ${LINK_VALID_MINUTES} minutes.`;

const BROWSERS: readonly (readonly [RegExp, string])[] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(HeadlessChrome|Chrome|CriOS|Chromium)\//, 'Chrome'],
  [/\bVersion\/[\d.]+.*Safari\//, 'Safari'],
];

// iPad and Android tell more than the "Mac OS X" and "Linux" that they also carry, so they come first.
const SYSTEMS: readonly (readonly [RegExp, string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/Windows/, 'Windows'],
  [/CrOS/, 'Chromebook'],
  [/Mac OS X|Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** `Firefox on Windows`, as far as the browser's own description tells. */
export function deviceInWords(userAgent: string | null): string {
  const browser = firstMatch(BROWSERS, userAgent);
  const system = firstMatch(SYSTEMS, userAgent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

function firstMatch(patterns: readonly (readonly [RegExp, string])[], text: string | null): string | null {
  return patterns.find(([pattern]) => pattern.test(text ?? ''))?.[1] ?? null;
}

const UNITS = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
] as const;

/** `3 hours ago`, `yesterday`; under a minute it is `just now`. */
export function agoInWords(moment: string, now: Date): string {
  const elapsed = now.getTime() - new Date(moment).getTime();
  const unit = UNITS.find(([, milliseconds]) => elapsed >= milliseconds);
  if (!unit) return 'just now';
  const format = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
  return format.format(-Math.floor(elapsed / unit[1]), unit[0]);
}

export function dayInWords(moment: string, timeZone: string): string {
  return new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone }).format(new Date(moment));
}

/** `wickwise-export-2026-03-01.json`, by the day on which the server made it. */
export function exportFileName(exportedAt: string): string {
  return `wickwise-export-${exportedAt.slice(0, 10)}.json`;
}

/** Whether the typed address is the account's: case and outer spaces do not count. */
export function confirmsAddress(typed: string, email: string): boolean {
  return typed.trim().toLowerCase() === email.trim().toLowerCase();
}

interface TimeZoneChoice {
  /** The zone's own name, such as `America/Argentina/Ushuaia`. */
  zone: string;
  /** What a person looks for: `Ushuaia`. */
  city: string;
  /** Its difference to Greenwich at the given moment, such as `GMT-3`. */
  offset: string;
}

/** The zones whose name or city contains what was typed; cities that start with it come first. */
export function matchingTimeZones(zones: readonly string[], typed: string): string[] {
  const wanted = typed.trim().toLowerCase().replaceAll(' ', '_');
  const matches = zones.filter((zone) => zone.toLowerCase().includes(wanted));
  const starts = (zone: string) =>
    zone
      .slice(zone.lastIndexOf('/') + 1)
      .toLowerCase()
      .startsWith(wanted)
      ? 0
      : 1;
  return matches.toSorted((one, other) => starts(one) - starts(other));
}

export function timeZoneChoice(zone: string, now: Date): TimeZoneChoice {
  const format = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'shortOffset' });
  const offset = format.formatToParts(now).find((part) => part.type === 'timeZoneName')?.value ?? '';
  return { zone, city: zone.slice(zone.lastIndexOf('/') + 1).replaceAll('_', ' '), offset };
}
