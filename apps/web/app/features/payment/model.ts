import type { Purchase, PurchaseStatus } from '@wickwise/contract/payment';
import { ApiError } from '../../lib/api-client.ts';
import { unbuiltScreens } from '../../ui/unbuilt-screens.ts';

/** What confirming a payment led to. */
export type Confirmation =
  /** It goes on at another address: the bank's, or our own return page. */
  | { readonly kind: 'leave'; readonly url: string }
  | { readonly kind: 'refused'; readonly message: string; readonly field: CardField | null }
  /** The provider shows beside its own fields what is missing. */
  | { readonly kind: 'incomplete' };

export type CardField = 'email' | 'number' | 'expiry' | 'cvc';

const FIELD_OF_CODE = new Map<string, CardField>([
  ['incorrect_number', 'number'],
  ['invalid_number', 'number'],
  ['expired_card', 'expiry'],
  ['invalid_expiry_month', 'expiry'],
  ['invalid_expiry_year', 'expiry'],
  ['incorrect_cvc', 'cvc'],
  ['invalid_cvc', 'cvc'],
  ['email_invalid', 'email'],
]);

/** The field that a provider's error code is about; null when it is about the payment as a whole. */
export function fieldOfCode(code: string | undefined): CardField | null {
  return FIELD_OF_CODE.get(code ?? '') ?? null;
}

/** The id inside a client secret: `pi_123` of `pi_123_secret_456`. */
export function paymentIntentId(clientSecret: string): string {
  return clientSecret.split('_secret_', 1)[0] ?? clientSecret;
}

/** Where the provider sends the browser after a payment, as it would write the address itself. */
export function returnAddress(returnUrl: string, clientSecret: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('payment_intent', paymentIntentId(clientSecret));
  return url.href;
}

/** The provider's id that a return address names; null when there is none, or none that could be one. */
export function returnedPayment(search: URLSearchParams): string | null {
  const id = search.get('payment_intent') ?? search.get('session_id') ?? '';
  return /^(pi|cs)_\w{1,200}$/.test(id) ? id : null;
}

/** To whom an arrived payment opens heritage, as far as the page knows. */
export type ArrivalAccess =
  | 'guest'
  | 'open'
  /** The server has not answered since, or the purchase is being added to the account. */
  | 'opening'
  /** It was paid with another email address: the learner has to say whether it is theirs. */
  | 'unclaimed'
  /** It belongs to another account than the one that is signed in. */
  | 'elsewhere';

interface Arrival {
  /** Null while that is not known. */
  readonly isSignedIn: boolean | null;
  readonly isOpen: boolean;
  /** Whether the server was asked since the payment arrived. */
  readonly isAsked: boolean;
  /** Whether a purchase made in this browser waits for the learner's word. */
  readonly isUnclaimed: boolean;
}

export function arrivalAccess({ isSignedIn, isOpen, isAsked, isUnclaimed }: Arrival): ArrivalAccess {
  if (isOpen) return 'open';
  if (isSignedIn === false) return 'guest';
  if (!isAsked) return 'opening';
  return isUnclaimed ? 'unclaimed' : 'elsewhere';
}

const PAUSES_MS = [1000, 1500, 2000, 3000, 5000, 8000, 13_000];
const LONGEST_PAUSE_MS = 20_000;

/** How long to wait before a payment is asked about again, after so many answers: ever longer, up to 20 seconds. */
export function pauseAfter(answers: number): number {
  return PAUSES_MS[answers - 1] ?? LONGEST_PAUSE_MS;
}

/** The screens that heritage opens, or opens without a limit, by path. */
const HERITAGE_SCREENS = [
  ...['live-charts', 'pattern-gallery', 'scenarios', 'trading-journal', 'analytics'],
  ...['quiz', 'vocabulary-quiz'],
];

type ScreenNames = Readonly<Record<string, { readonly name: string }>>;

/** What of heritage is not open yet, as a list in words; null once all of it is. */
export function opensLater(unbuilt: ScreenNames = unbuiltScreens): string | null {
  const names = HERITAGE_SCREENS.flatMap((path) => unbuilt[path]?.name ?? []);
  const inWords = names.map((name) => name.charAt(0).toLowerCase() + name.slice(1));
  return names.length === 0 ? null : new Intl.ListFormat('en').format(inWords);
}

/** What heritage opens today. */
export function whatIsOpen(unbuilt?: ScreenNames): string {
  return opensLater(unbuilt) === null
    ? 'Every lesson and every tool is open to you'
    : 'Every lesson is open to you, and every tool will be as soon as it is ready';
}

/** Why the payment could not be set up, for the toast: the server's message, its status, or the default. */
export function setupProblem(error: unknown): string {
  if (error instanceof ApiError) return error.reason ?? `HTTP ${error.status}`;
  return 'Unable to initialize payment. Please try again.';
}

/** Why a purchase was not paid back; null where the sentences of signing in say it. */
export function refundProblem(error: unknown): string | null {
  const code = error instanceof ApiError ? error.code : null;
  if (code === 'not_refundable') return 'This purchase can no longer be paid back here. Reload the page to see why.';
  if (code === 'payment_unavailable')
    return "The payment service isn't responding right now. Try again in a few minutes.";
  return null;
}

/** `37.00 USD`. */
export function moneyInWords(cents: number, currency: string): string {
  return `${(cents / 100).toFixed(2)} ${currency.toUpperCase()}`;
}

interface PurchaseTelling {
  readonly label: string;
  readonly tone: 'up' | 'brass' | 'down' | 'neutral';
  /** What it means for the learner. */
  readonly text: string;
}

const DUPLICATE: Record<'paid' | 'refunded', PurchaseTelling> = {
  paid: {
    label: 'Being refunded',
    tone: 'brass',
    text: 'You had already paid for Heritage, so this payment is being refunded automatically.',
  },
  refunded: {
    label: 'Refunded',
    tone: 'neutral',
    text: 'You had already paid for Heritage, so we refunded this payment automatically.',
  },
};

const TELLINGS: Record<PurchaseStatus, PurchaseTelling> = {
  paid: { label: 'Paid', tone: 'up', text: 'It keeps Heritage open for you, for life.' },
  refunded: {
    label: 'Refunded',
    tone: 'neutral',
    text: 'Your money was refunded, and this purchase no longer unlocks Heritage.',
  },
  suspended: {
    label: 'On hold',
    tone: 'brass',
    text: 'The payment is disputed at your bank. Until the bank decides, this purchase doesn’t unlock Heritage.',
  },
  lost: {
    label: 'Charged back',
    tone: 'down',
    text: 'Your bank took the money back after a dispute. This purchase no longer unlocks Heritage.',
  },
};

export function purchaseTelling({ status, refundedCents, currency, isDuplicate }: Purchase): PurchaseTelling {
  if (isDuplicate && (status === 'paid' || status === 'refunded')) return DUPLICATE[status];
  const telling = TELLINGS[status];
  if (status !== 'paid' || refundedCents === 0) return telling;
  return { ...telling, text: `${moneyInWords(refundedCents, currency)} was refunded. ${telling.text}` };
}
